import type { SurplusNotice } from '#core/insurance/surplus/model.ts'
import { Card } from '../kit/Card.tsx'
import { FactList } from '../kit/FactList.tsx'
import { useRecordFormats } from '../react/use-record-formats.ts'
import { useWording } from '../react/use-wording.ts'

/** The figures of the quote (spec 2 §2, "Surplus review-and-sign page"). */
export function Summary({ notice }: { readonly notice: SurplusNotice }) {
  const t = useWording('surplus')
  const { money, day, date } = useRecordFormats()
  const { currency } = notice
  return (
    <Card title={t('surplus:summary.title')} level={3} part="summary">
      <FactList
        facts={[
          [t('surplus:summary.name'), notice.companyName],
          [t('surplus:summary.number'), notice.quoteNumber],
          [
            t('surplus:summary.effective'),
            t('surplus:effectiveAt', { date: day(notice.effectiveDate) }),
          ],
          [t('surplus:summary.expires'), date(notice.expiresOn, notice.timezone)],
          [t('surplus:summary.created'), date(notice.created, notice.timezone)],
          [t('surplus:summary.premium'), money(notice.premium, currency)],
          [t('surplus:summary.mgaFee'), money(notice.mgaFee, currency)],
          [
            t('surplus:summary.brokerFee'),
            notice.brokerFee === 0 ? undefined : money(notice.brokerFee, currency),
          ],
          [t('surplus:summary.tax'), money(notice.surplusLineTax, currency)],
          [t('surplus:summary.stamping'), money(notice.surplusStampingFee, currency)],
          [
            t('surplus:summary.otherTaxes'),
            notice.otherTaxes === 0 ? undefined : money(notice.otherTaxes, currency),
          ],
          [t('surplus:summary.compliance'), notice.agencyName],
          [t('surplus:summary.total'), money(notice.totalPremium, currency)],
        ]}
      />
    </Card>
  )
}
