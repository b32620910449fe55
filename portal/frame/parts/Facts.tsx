import type { ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import styles from './facts.styles.css'

/** A name and its value; an absent value is not shown. */
export type Fact = readonly [name: string, value: ReactNode]

/** Facts of a record, side by side where there is room. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const css = useStyles(styles)
  const known = facts.filter(([, value]) => value !== '' && value !== undefined && value !== null)
  return (
    <dl className={css['facts']}>
      {known.map(([name, value]) => (
        <div key={name} className={css['fact']}>
          <dt className={css['name']}>{name}</dt>
          <dd className={css['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
