import type { ReactNode } from 'react'
import { useStyles } from '../react/use-styles.ts'
import factStyles from './fact-list.styles.css'

/** Names and values in two columns. Empty values are left out. */
export function FactList({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}) {
  const css = useStyles(factStyles)
  return (
    <dl className={css['facts']}>
      {facts.map(([name, value]) =>
        value === undefined || value === '' ? null : (
          <div key={name} className={css['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
