import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Styles } from '#themes/shadow-dom-inject.ts'
import { useFormats } from '../formats/use-formats.ts'
import type { PrimaryAct } from './use-primary-act.ts'

interface RowTitleProps {
  /** None where the viewer may not. */
  readonly act: PrimaryAct | undefined
  readonly tabIndex: number
  readonly css: Styles['classes']
  readonly children: ReactNode
}

/** The title of a row, which does what the row is for: a link to its record, or a button. */
export const RowTitle = ({ act, tabIndex, css, children }: RowTitleProps) => {
  const { t } = useFormats()
  if (act === undefined) return children
  const shared = { className: css['open'], tabIndex, 'data-open': '' }
  if (act.kind === 'open') {
    return (
      <Link {...shared} to={act.address}>
        {children}
      </Link>
    )
  }
  return (
    <button {...shared} type="button" title={t(act.label)} onClick={act.perform}>
      {children}
    </button>
  )
}
