import { useStyles } from '#widgets/react/use-styles.ts'
import { Facts, type Fact } from '../parts/Facts.tsx'
import styles from './record-summary.styles.css'

/** The record of a dialog, in a box. */
export const RecordSummary = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const css = useStyles(styles)
  return (
    <div className={css['summary']}>
      <Facts facts={facts} />
    </div>
  )
}
