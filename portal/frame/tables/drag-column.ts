import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

export type Side = 'before' | 'after'

interface DraggedColumn {
  readonly element: HTMLElement
  readonly handle: HTMLElement
  readonly tableId: string
  readonly columnId: string
  readonly onDragged: (isDragged: boolean) => void
  /** Called with the edge that another column would be dropped at. */
  readonly onEdge: (edge: Side | undefined) => void
  /** Called when a column is dropped before or after this one. */
  readonly onMove: (moved: string, target: string, side: Side) => void
}

const sideOf = (element: Element, clientX: number): Side => {
  const { left, width } = element.getBoundingClientRect()
  return clientX < left + width / 2 ? 'before' : 'after'
}

/** Makes a heading draggable by its handle and a drop target for the table's other headings. */
export const dragColumn = (column: DraggedColumn): (() => void) => {
  const { element, handle, tableId, columnId, onDragged, onEdge, onMove } = column
  return combine(
    draggable({
      element,
      dragHandle: handle,
      getInitialData: () => ({ tableId, columnId }),
      onDragStart: () => onDragged(true),
      onDrop: () => onDragged(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) =>
        source.data['tableId'] === tableId && source.data['columnId'] !== columnId,
      onDrag: ({ location }) => onEdge(sideOf(element, location.current.input.clientX)),
      onDragLeave: () => onEdge(undefined),
      onDrop: ({ source, location }) => {
        onEdge(undefined)
        const side = sideOf(element, location.current.input.clientX)
        onMove(String(source.data['columnId']), columnId, side)
      },
    }),
  )
}
