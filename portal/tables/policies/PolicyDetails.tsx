import type { Policy } from '#core/policies/model.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { Facts } from '../../parts/Facts.tsx'
import styles from '../row-details.sheet.css'

/** What stands under an open row of a table of policies. */
export const PolicyDetails = ({ row: policy }: { readonly row: Policy }) => {
  const css = useStyles(styles)
  const { t, money, day } = useFormats()
  const { currency, firmographicData: insured } = policy
  const address = [insured.address1, insured.address2, insured.city, insured.state, insured.zipCode]
  return (
    <div className={css['details']}>
      <Facts
        facts={[
          [
            t('portal:field.policyHolder'),
            `${policy.customerFirstName} ${policy.customerLastName}`,
          ],
          [t('portal:field.email'), policy.customerEmail],
          [t('portal:field.phone'), policy.customerPhone],
          [t('portal:field.address'), address.filter(Boolean).join(', ')],
          [t('portal:field.quoteNumber'), policy.quoteNumber],
          [t('portal:field.invoice'), policy.invoiceNumber],
          [t('portal:field.due'), policy.isPaid ? '' : day(policy.dueDate)],
          [t('portal:field.deductible'), money(policy.deductible, currency)],
          [t('portal:field.premium'), money(policy.premium, currency)],
          [t('portal:field.totalPremium'), money(policy.totalPremium, currency)],
        ]}
      />
    </div>
  )
}
