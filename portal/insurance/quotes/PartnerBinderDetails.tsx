import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import type { BinderRow } from '#core/insurance/quotes/model.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import styles from '../../frame/tables/row-details.styles.css'

/** The details of an expanded binder, for personas that only read it. */
export const PartnerBinderDetails = ({ row: binder }: { readonly row: BinderRow }) => {
  const css = useStyles(styles)
  const { t, money, wholeMoney, day } = useFormats()
  const { currency } = binder
  return (
    <div className={css['details']}>
      <Facts
        facts={[
          [t('portal:field.agency'), binder.agencyName],
          [t('quotes:field.agent'), `${binder.agentFirstName} ${binder.agentLastName}`],
          [t('quotes:field.industry'), binder.naicsDescription ?? binder.naicsCode],
          [t('quotes:field.state'), binder.state],
          [
            t('portal:field.deductible', {}, ownTermsOf(binder.product)),
            wholeMoney(binder.deductible, currency),
          ],
          [t('portal:field.premium'), money(binder.premium, currency)],
          [t('portal:field.totalPremium'), money(binder.totalPremium, currency)],
          [t('portal:field.ends'), day(binder.endDate)],
          [t('portal:field.policyNumber'), binder.policyNumber],
        ]}
      />
    </div>
  )
}
