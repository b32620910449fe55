import type { MouseEvent, ReactNode } from 'react'
import type { Styles } from '#themes/shadow-dom-inject.ts'
import { useFormats } from '../formats/use-formats.ts'
import type { RowAction } from './use-row-action.ts'

interface RowTitleProps {
  /** Undefined when the viewer lacks permission. */
  readonly act: RowAction | undefined
  readonly tabIndex: number
  readonly css: Styles['classes']
  readonly children: ReactNode
}

/** Whether the browser handles the click: new tab, new window, download. */
const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey

/**
 * The title of a row with its primary action: a link or a button. The link is a plain anchor
 * because a router link rerenders on every address change, which costs more than the rows.
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
