import type { MouseEvent, ReactNode } from 'react'
import type { Styles } from '#themes/shadow-dom-inject.ts'
import { useFormats } from '../formats/use-formats.ts'
import type { RowAction } from './use-row-action.ts'

interface RowTitleProps {
  /** Undefined where the viewer is not permitted. */
  readonly act: RowAction | undefined
  readonly tabIndex: number
  readonly css: Styles['classes']
  readonly children: ReactNode
}

/** A press that the browser handles: another tab, another window, a download. */
const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey

/**
 * The title of a row, with the row's primary action: a link to its record, or a button. A plain
 * link, because a router's link follows every change of the address, which costs more than the rows
 * themselves.
 */
export const RowTitle = ({ act, tabIndex, css, children }: RowTitleProps) => {
  const { t } = useFormats()
  if (act === undefined) return children
  const shared = { className: css['open'], tabIndex, 'data-open': '' }
  if (act.kind === 'open') {
    return (
      <a
        {...shared}
        href={act.address}
        onPointerEnter={act.prepare}
        onFocus={act.prepare}
        onClick={(event) => {
          if (isForBrowser(event)) return
          event.preventDefault()
          act.perform()
        }}
      >
        {children}
      </a>
    )
  }
  return (
    <button {...shared} type="button" title={t(act.label)} onClick={act.perform}>
      {children}
    </button>
  )
}
