"""A camera over the map: zoom to a point, pan, fit, and keep the position when the window is resized."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from furyqt.views.map.scene import MapScene
from furyqt.views.map.sheet.backdrop import Backdrop, BackdropWindow

NEAREST = 3.2  # pixels per unit of the sheet
_REST_MS = 160
PAGE = 0.8  # the share of the view by which a page key moves it
STEP = 1.22  # the factor of one zoom step


class MapCamera(QGraphicsView):
    """A view that repaints only what is necessary and always knows its exact position."""

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._map = scene
        self._fitted = True
        self._resized = False
        """True if the size has changed since the last painting."""
        self.backdrop = Backdrop(scene.sheet)
        scene.redrawn.connect(self._forget)
        scene.sheet_changed.connect(self._forget_all)
        # Strips painted while panning restart their dashes; when idle, all is painted in one piece.
        self._resting = QTimer(self, singleShot=True, interval=_REST_MS)
        self._resting.timeout.connect(self._rest)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        # Repainting only the newly visible part pans many times faster than repainting all.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fit(self) -> None:
        """Show the whole sheet, or the part of it that is open in this game."""
        self._fit()
        self._settle()

    def _fit(self) -> None:
        self._fitted = True
        shown = self._map.open_rect
        zoom = min(NEAREST, self._fit_zoom(shown))
        if zoom != self._map.layer.zoom:
            self._map.names.forget()
        self._apply_zoom(zoom)
        middle = self._within(shown.center())
        self.center_on_point(middle)
        half = QPointF(self.viewport().width(), self.viewport().height()) / (2 * zoom)
        self._map.set_shown(QRectF(middle - half, middle + half))

    def _settle(self) -> None:
        """Adapt lines and names to the current zoom, if they are still those of another one."""
        self._resized = False
        self._map.set_zoom(self.zoom_level(), at_once=True)

    def zoom_in(self) -> None:
        """Zoom in about the middle."""
        self.zoom_to(self.zoom_level() * STEP, self.middle())

    def zoom_out(self) -> None:
        """Zoom out about the middle."""
        self.zoom_to(self.zoom_level() / STEP, self.middle())

    def center_on(self, key: str) -> None:
        """Center the view on a place."""
        self.center_on_point(self._map.layer.spot(key))

    def zoom_level(self) -> float:
        """Return the pixels per unit of the sheet."""
        return self.transform().m11()

    def zoom_to(self, zoom: float, anchor: QPointF) -> None:
        """Zoom, and keep the point of the sheet under a view position where it is.

        The farthest zoom shows the whole sheet, and no zoom shows more beyond it.
        """
        fitting = self._fit_zoom(self._map.sceneRect())
        zoom = min(NEAREST, max(fitting, zoom))
        if abs(zoom - self.zoom_level()) < 1e-9:
            return
        self._fitted = zoom <= fitting
        point = self.exact(anchor)
        self._apply_zoom(zoom)
        self.center_on_point(self._within(point - (anchor - self.middle()) / zoom))

    def center_point(self) -> QPointF:
        """The point of the sheet in the middle of the view."""
        return self.exact(self.middle())

    def center_on_point(self, point: QPointF) -> None:
        """Center the view on a point of the sheet; part of the sheet always stays visible."""
        zoom, size = self.zoom_level(), self.viewport().size()
        self._resting.start()
        self.horizontalScrollBar().setValue(round(point.x() * zoom - size.width() / 2))
        self.verticalScrollBar().setValue(round(point.y() * zoom - size.height() / 2))

    def turn_page(self, across: int, down: int) -> None:
        """Move the view by most of its width or height, but never beyond the sheet."""
        size, zoom = self.viewport().size(), self.zoom_level()
        step = QPointF(across * size.width(), down * size.height()) * (PAGE / zoom)
        if not self._fitted:
            self.center_on_point(self._within(self.center_point() + step))

    def _within(self, point: QPointF) -> QPointF:
        """Return the nearest middle of the view that shows nothing beyond the sheet, if that is possible."""
        sheet, size, zoom = self._map.sceneRect(), self.viewport().size(), self.zoom_level()
        across = min(size.width() / 2 / zoom, sheet.width() / 2)
        down = min(size.height() / 2 / zoom, sheet.height() / 2)
        inner = sheet.adjusted(across, down, -across, -down)
        return QPointF(
            min(max(point.x(), inner.left()), inner.right()), min(max(point.y(), inner.top()), inner.bottom())
        )

    def scroll_by(self, dx: int, dy: int) -> None:
        """Move the sheet by a number of pixels."""
        self._fitted = False
        self._resting.start()
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - dx)
        down.setValue(down.value() - dy)

    def exact(self, position: QPointF) -> QPointF:
        """The point of the sheet under a view position."""
        zoom = self.zoom_level()
        across, down = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        return QPointF((position.x() + across) / zoom, (position.y() + down) / zoom)

    def middle(self) -> QPointF:
        """Return the view position of its middle."""
        return QRectF(self.viewport().rect()).center()

    def _fit_zoom(self, shown: QRectF) -> float:
        size = self.viewport().size()
        return max(0.02, min(size.width() / shown.width(), size.height() / shown.height()))

    def _apply_zoom(self, zoom: float, at_once: bool = False) -> None:
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self._give_room()
        self._map.set_zoom(zoom, at_once)

    def _give_room(self) -> None:
        """Extend the scene so that every point of the sheet can be centered."""
        zoom, size = self.zoom_level(), self.viewport().size()
        across, down = size.width() / 2 / zoom, size.height() / 2 / zoom
        self.setSceneRect(self._map.sceneRect().adjusted(-across, -down, across, down))

    # The sheet

    def viewportEvent(self, event: QEvent) -> bool:
        """Settle once before the first painting at a new size: a layout gives the view many sizes."""
        if self._resized and event.type() == QEvent.Type.Paint:
            self._settle()
        return super().viewportEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the picture of the sheet below everything: stretched during a zoom, otherwise crisp."""
        del rect
        painter.save()
        painter.setWorldTransform(QTransform())
        corner = QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        window = BackdropWindow(self.zoom_level(), QRect(corner, self.viewport().size()))
        if self._map.is_settling and self.backdrop.is_of_other_zoom(window):
            self.backdrop.paint_stretched(painter, window)
        else:
            self.backdrop.paint(painter, window, self.viewport().devicePixelRatioF())
        self._map.settle_after_paint()
        painter.restore()

    def _forget(self, area: QRectF) -> None:
        """Repaint a part of the sheet."""
        self.backdrop.forget_part(area)
        self.viewport().update(self.mapFromScene(area).boundingRect().adjusted(-4, -4, 4, 4))

    def _forget_all(self, is_new: bool) -> None:
        """Repaint all of the sheet; is_new means that more than the width of the lines has changed."""
        if is_new:
            self.backdrop.forget_far()
        else:
            self.backdrop.forget()
        self.viewport().update()

    def _rest(self) -> None:
        if self.backdrop.is_patched:
            self._forget_all(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole sheet visible, or else the point in the middle."""
        before = event.oldSize()
        middle = self.exact(QPointF(before.width() / 2, before.height() / 2))
        super().resizeEvent(event)
        if self._fitted or not before.isValid():
            self._fit()
        else:
            self._give_room()
            self.center_on_point(middle)
        if self._map.is_settling:
            self._map.set_zoom(self.zoom_level())  # names follow the next painting anyway
        else:
            self._resized = True
