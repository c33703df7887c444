"""The events of the second edition on the table: log, story and evidence."""
