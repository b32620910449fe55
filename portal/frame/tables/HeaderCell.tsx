import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Sort } from '#core/platform/tables/view.ts'
import type { Styles } from '#themes/shadow-dom-inject.ts'
import { useLatest } from '#widgets/react/use-latest.ts'
import { Icon } from '../icons/Icon.tsx'
import type { Side } from './drag-column.ts'
import { ariaRoles } from './aria-roles.ts'

interface HeaderCellProps {
  readonly tableId: string
  readonly columnId: string
  readonly label: string
  readonly isEnd: boolean
  /** Whether the column can be dragged once that code is loaded. */
  readonly isDraggable: boolean
  readonly css: Styles['classes']
  /** The sort field; absent when the column cannot be sorted. */
  readonly sortBy: string | undefined
  readonly sort: Sort
  readonly onSort: () => void
  /** Called when the column is dropped before or after another one. */
  readonly onMove: (moved: string, target: string, side: Side) => void
  readonly onNudge: (by: -1 | 1) => void
  /** In sixteenths of the root font size. */
  readonly width: number
  /** Whether the column takes the remaining width. */
  readonly isGrowing: boolean
  /** Sets the width, in sixteenths of the root font size. */
  readonly onResize: (width: number) => void
}

const rootFont = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * A heading. A click sorts; dragging or Shift with arrows moves the column; its edge resizes it.
 */
export const HeaderCell = (props: HeaderCellProps) => {
  const { tableId, columnId, label, isDraggable, css, sort, sortBy } = props
  const cell = useRef<HTMLTableCellElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const onMove = useLatest(props.onMove)
  const [edge, setEdge] = useState<Side>()
  const [isDragged, setDragged] = useState(false)

  useEffect(() => {
    const element = cell.current
    const handle = button.current
    if (!isDraggable || !element || !handle) return
    let stop: (() => void) | undefined
    let isUnmounted = false
    void import('./drag-column.ts').then(
      ({ dragColumn }) => {
        if (isUnmounted) return
        stop = dragColumn({
          element,
          handle,
          tableId,
          columnId,
          onDragged: setDragged,
          onEdge: setEdge,
          onMove: (...move) => onMove.current(...move),
        })
      },
      // Without drag and drop, columns still move by keyboard and in the columns panel.
      () => {},
    )
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [isDraggable, tableId, columnId, onMove])

  const currentWidth = (): number =>
    props.isGrowing && cell.current !== null
      ? (cell.current.offsetWidth * 16) / rootFont()
      : props.width

  const isSorted = sortBy !== undefined && sort.field === sortBy
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    const by = event.key === 'ArrowLeft' ? -1 : 1
    if (event.altKey) props.onResize(currentWidth() + by * 16)
    else props.onNudge(by)
  }

  const onGrab = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault()
    const grip = event.currentTarget
    grip.setPointerCapture(event.pointerId)
    const perPixel = 16 / rootFont()
    const start = currentWidth() - event.clientX * perPixel
    const follow = (move: globalThis.PointerEvent) => {
      props.onResize(start + move.clientX * perPixel)
    }
    grip.addEventListener('pointermove', follow)
    grip.addEventListener('lostpointercapture', () =>
      grip.removeEventListener('pointermove', follow),
    )
  }

  const direction = sort.direction === 'asc' ? 'ascending' : 'descending'
  return (
    <th
      ref={cell}
      scope="col"
      {...ariaRoles.header}
      className={css['th']}
      aria-sort={isSorted ? direction : undefined}
      data-end={props.isEnd || undefined}
      data-edge={edge}
      data-dragged={isDragged || undefined}
    >
      <button
        ref={button}
        type="button"
        className={css['heading']}
        data-sortable={sortBy !== undefined || undefined}
        onClick={sortBy === undefined ? undefined : props.onSort}
        onKeyDown={onKeyDown}
      >
        <span className={css['headingText']}>{label}</span>
        {isSorted && <Icon name={sort.direction === 'asc' ? 'arrowUp' : 'arrowDown'} />}
      </button>
      <span className={css['grip']} onPointerDown={onGrab} />
    </th>
  )
}
