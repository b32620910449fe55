import type { ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import styles from './card-rows.styles.css'

/** A line of a record: its name, what stands beside it, the end of the line, and what follows. */
export interface CardRow {
  readonly id: string
  readonly name: ReactNode
  readonly mark?: ReactNode
  readonly end?: ReactNode
  readonly more?: ReactNode
}

/** Lines that fill a card from edge to edge. */
export const CardRows = ({ rows }: { readonly rows: readonly CardRow[] }) => {
  const css = useStyles(styles)
  return (
    <ul className={css['rows']}>
      {rows.map(({ id, name, mark, end, more }) => (
        <li key={id} className={css['row']}>
          <span className={css['name']}>{name}</span>
          {mark !== undefined && <span className={css['mark']}>{mark}</span>}
          {end !== undefined && <span className={css['rowEnd']}>{end}</span>}
          {more !== undefined && <div className={css['more']}>{more}</div>}
        </li>
      ))}
    </ul>
  )
}
