import type { ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { EmailText } from './EmailText.tsx'
import styles from './facts.styles.css'

/** A label, its value, and an optional change mark; an item without a value is not shown. */
export type Fact = readonly [name: string, value: ReactNode, mark?: ReactNode]

const isEmail = (value: ReactNode): value is string =>
  typeof value === 'string' && value.includes('@')

/** Labelled values of a record, side by side if there is room. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const css = useStyles(styles)
  const known = facts.filter(([, value]) => value !== '' && value !== undefined && value !== null)
  return (
    <dl className={css['facts']}>
      {known.map(([name, value, mark]) => (
        <div key={name} className={css['fact']} data-long={isEmail(value) || undefined}>
          <dt className={css['name']}>{name}</dt>
          <dd className={css['value']}>
            {isEmail(value) ? <EmailText email={value} /> : value}
            {mark}
          </dd>
        </div>
      ))}
    </dl>
  )
}
