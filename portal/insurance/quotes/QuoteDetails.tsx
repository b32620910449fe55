import { formatPhone } from '#core/foundation/validation/phone.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import { ReferralReasons } from './ReferralReasons.tsx'
import styles from '../../frame/tables/row-details.styles.css'

/** The details of an expanded row in a table of quotes. */
export const QuoteDetails = ({ row: quote }: { readonly row: QuoteRow }) => {
  const css = useStyles(styles)
  const { t, money, wholeMoney, day, dateTime } = useFormats()
  const { currency } = quote
  const { step } = quote.nextStep
  useWording('next-steps')
  return (
    <div className={css['details']}>
      <Facts
        facts={[
          [t('portal:field.policyHolder'), `${quote.customerFirstName} ${quote.customerLastName}`],
          [t('portal:field.email'), quote.customerEmail],
          [t('portal:field.phone'), formatPhone(quote.region, quote.customerPhone)],
          [t('quotes:field.agent'), `${quote.agentFirstName} ${quote.agentLastName}`],
          [t('quotes:field.industry'), quote.naicsDescription ?? quote.naicsCode],
          [t('quotes:field.state'), quote.state],
          [
            t('portal:field.deductible', {}, ownTermsOf(quote.product)),
            wholeMoney(quote.deductible, currency),
          ],
          [t('portal:field.premium'), money(quote.premium, currency)],
          [t('portal:field.totalPremium'), money(quote.totalPremium, currency)],
          [t('portal:field.ends'), day(quote.endDate)],
          [t('quotes:field.expires'), dateTime(quote.expiresOn)],
          [t('portal:field.policyNumber'), quote.policyNumber],
          [t('next-steps:label'), step === 'unknown' ? '' : t(`next-steps:${step}`)],
        ]}
      />
      <ReferralReasons reasons={quote.referralReasons} />
    </div>
  )
}
