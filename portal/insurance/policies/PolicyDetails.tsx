import type { Policy } from '#core/insurance/policies/model.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { PolicyFacts } from './PolicyFacts.tsx'
import styles from '../../frame/tables/row-details.styles.css'

/** The details of an expanded row in a table of policies. */
export const PolicyDetails = ({ row }: { readonly row: Policy }) => {
  const css = useStyles(styles)
  return (
    <div className={css['details']}>
      <PolicyFacts policy={row} />
    </div>
  )
}
