import type { FactChange } from '#core/insurance/quotes/review/model.ts'
import { ClosedRecord } from '../kit/ClosedRecord.tsx'
import { FactList } from '../kit/FactList.tsx'
import { PhoneText } from '../kit/PhoneText.tsx'
import { useRecordFormats } from '../react/use-record-formats.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { useReview } from './review-context.ts'
import styles from './review.styles.css'

const fieldKeys = {
  name: 'quote-review:field.company',
  naicsCode: 'quote-review:field.industry',
  revenue: 'quote-review:field.revenue',
  nonUsRevenue: 'quote-review:field.nonUsRevenue',
  yearEstablished: 'quote-review:field.yearEstablished',
  state: 'quote-review:field.state',
  zipCode: 'address:zipCode',
} as const satisfies Record<FactChange['field'], string>

const amounts: readonly FactChange['field'][] = ['revenue', 'nonUsRevenue']

/** Why the quote is invalid, and who can help (spec 2 §2). */
export function InvalidQuote() {
  const css = useStyles(styles)
  const t = useWording('quote-review', 'address')
  const { sum, date } = useRecordFormats()
  const { review } = useReview()
  const { changes, status, currency, expiresOn, timezone } = review
  const textOf = (field: FactChange['field'], value: string | null): string => {
    if (value === null) return t('quote-review:invalid.none')
    return amounts.includes(field) ? sum(Number(value), currency) : value
  }
  const reason = (): string => {
    if (changes.length > 0) return t('quote-review:invalid.changes')
    if (status === 'DECLINED') return t('quote-review:invalid.DECLINED')
    return status === 'EXPIRED' || status === 'BINDER EXPIRED'
      ? t('quote-review:invalid.EXPIRED', { date: date(expiresOn, timezone) })
      : t('quote-review:invalid.other')
  }
  return (
    <ClosedRecord title={t('quote-review:invalid.title')} lead={reason()}>
      {changes.length > 0 && (
        <ul className={css['list']}>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {t('quote-review:invalid.change', {
                field: t(fieldKeys[field]),
                before: textOf(field, before),
                after: textOf(field, after),
              })}
            </li>
          ))}
        </ul>
      )}
      <p>{t('quote-review:invalid.contact')}</p>
      <FactList
        facts={[
          [
            t('quote-review:field.name'),
            `${review.agentFirstName} ${review.agentLastName}, ${review.agencyName}`,
          ],
          [t('quote-review:field.email'), review.agentEmail],
          [
            t('quote-review:field.phone'),
            review.agentPhone && (
              <PhoneText key="phone" region={review.region} text={review.agentPhone} />
            ),
          ],
        ]}
      />
    </ClosedRecord>
  )
}
