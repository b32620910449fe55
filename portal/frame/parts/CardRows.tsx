import type { ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import styles from './card-rows.styles.css'

/** A row for a record: its name, a badge next to it, and trailing content. */
export interface CardRow {
  readonly id: string
  readonly name: ReactNode
  readonly mark?: ReactNode
  readonly end?: ReactNode
}

/** Rows that fill a card from edge to edge. */
export const CardRows = ({ rows }: { readonly rows: readonly CardRow[] }) => {
  const css = useStyles(styles)
  return (
    <div className={css['whole']}>
      <ul className={css['rows']}>
        {rows.map(({ id, name, mark, end }) => (
          <li key={id} className={css['row']}>
            <span className={css['name']}>{name}</span>
            {mark !== undefined && <span className={css['mark']}>{mark}</span>}
            {end !== undefined && <span className={css['rowEnd']}>{end}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
