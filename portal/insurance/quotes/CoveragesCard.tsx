import { useIsFetching } from '@tanstack/react-query'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { periodTextOf } from '#core/insurance/rating/period-text.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Spinner } from '#widgets/kit/Spinner.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { Action } from '../../frame/actions/action.ts'
import {
  performAction,
  useActionContext,
  useVisibleActions,
} from '../../frame/actions/use-actions.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import styles from './coverages-card.styles.css'
import { Marks, priceFacts, useMark } from './changes/fact-marks.tsx'
import { policyholder, proposal } from './quote-actions.ts'
import { SavedChart } from './SavedChart.tsx'
import { SavedTerms } from './SavedTerms.tsx'

/** The button of one action of the quote; nothing if it is not allowed. */
const ActionButton = ({ of, quote }: { readonly of: Action<Quote>; readonly quote: Quote }) => {
  const { t } = useFormats()
  const context = useActionContext()
  const [action] = useVisibleActions([of], quote)
  if (action === undefined || typeof action.label !== 'string') return null
  return (
    <Button size="small" onClick={() => void performAction(action, quote, context)}>
      {t(action.label)}
    </Button>
  )
}

/**
 * A saved quote, read-only (spec 2 §2): dates, contact, summary, sublimits, chart and price. An
 * overlay covers it while the quote reloads after a change.
 */
export const CoveragesCard = ({ quote }: { readonly quote: Quote }) => {
  const css = useStyles(styles)
  const t = useWording('sheet', 'rating', 'coverages')
  const { queries } = usePortal()
  const { money, wholeMoney, day, instant } = useFormats()
  const isUpdating = useIsFetching(queries.options(getQuoteById, { params: { id: quote.id } })) > 0
  const mark = useMark()
  const { currency } = quote
  const { global } = quote.calculatorGeneratedData
  return (
    <div className={css['card']} aria-busy={isUpdating}>
      <Facts
        facts={[
          [
            t('portal:field.effective'),
            t('sheet:card.effectiveAt', { date: day(quote.effectiveDate) }),
            mark('effectiveDate'),
          ],
          [t('quotes:field.expires'), instant(quote.expiresOn)],
          [t('portal:field.created'), instant(quote.created)],
        ]}
      />
      <section className={css['part']}>
        <h3 className={css['title']}>{t('sheet:card.holder')}</h3>
        <Facts
          facts={[
            [
              t('portal:field.policyHolder'),
              `${quote.customerFirstName} ${quote.customerLastName}`.trim(),
              mark('policyholder'),
            ],
            [t('portal:field.email'), quote.customerEmail, mark('email')],
            [
              t('portal:field.phone'),
              formatPhone(quote.region, quote.customerPhone),
              mark('phone'),
            ],
          ]}
        />
        <ActionButton of={policyholder} quote={quote} />
      </section>
      <section className={css['part']}>
        <h3 className={css['title']}>{t('sheet:card.summary')}</h3>
        <Facts
          facts={[
            [t('sheet:card.aggregateLimit'), wholeMoney(global.limit, currency), mark('limit')],
            [
              t('portal:field.deductible', {}, ownTermsOf(quote.product)),
              wholeMoney(global.deductible, currency),
              mark('deductible'),
            ],
            [
              t('sheet:card.waitingPeriod'),
              t('rating:waitingPeriod', { hours: global.waitingPeriod }),
              mark('waitingPeriod'),
            ],
            [
              t('sheet:card.retroActivePeriod'),
              t(periodTextOf(global.retroActivePeriod)),
              mark('retroActivePeriod'),
            ],
            [
              t('portal:field.totalPremium'),
              money(quote.totalPremium, currency),
              <Marks key="marks" of={priceFacts} />,
            ],
          ]}
        />
        <ActionButton of={proposal} quote={quote} />
      </section>
      <section className={css['part']}>
        <h3 className={css['title']}>{t('sheet:card.sublimits', {}, ownTermsOf(quote.product))}</h3>
        <SavedTerms quote={quote} />
      </section>
      <section className={css['part']}>
        <h3 className={css['title']}>{t('sheet:chart.title')}</h3>
        <SavedChart quote={quote} />
      </section>
      {isUpdating && (
        <div className={css['overlay']} role="status">
          <Spinner /> {t('sheet:card.updating')}
        </div>
      )}
    </div>
  )
}
