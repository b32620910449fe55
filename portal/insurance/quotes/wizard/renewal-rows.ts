import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import type { RenewalSummary } from '#core/insurance/quotes/renewal/model.ts'
import type { CalculatorAnswer } from '#core/insurance/rating/model.ts'
import { periodTextOf } from '#core/insurance/rating/period-text.ts'
import type { Formats } from '../../../frame/formats/formats.ts'

/** A value of last year next to this year's. */
export interface RenewalRow {
  readonly name: string
  readonly before: string
  readonly now: string
}

/** Coverages that are selected in a price. */
const selectedCoverages = ({ coverages }: CalculatorAnswer): readonly string[] =>
  Object.entries(coverages).flatMap(([id, { selected }]) => (selected ? [id] : []))

/** The details, terms and premium of a policy next to those of its renewal. */
export const renewalRows = (
  { facts, industries, before, totalBefore, now, product, currency }: RenewalSummary,
  {
    t,
    money,
    wholeMoney,
    day,
    coverage,
  }: Pick<Formats, 't' | 'money' | 'wholeMoney' | 'day'> & {
    readonly coverage: (id: string) => string
  },
): readonly RenewalRow[] => {
  const own = ownTermsOf(product)
  const row = (name: string, of: (price: CalculatorAnswer) => string): RenewalRow => ({
    name,
    before: of(before),
    now: now === null ? '' : of(now),
  })
  const fact = (name: string, of: (account: typeof facts.now) => string): RenewalRow => ({
    name,
    before: of(facts.before),
    now: of(facts.now),
  })
  const industry = (year: 'before' | 'now'): string =>
    [facts[year].naicsCode, industries[year]].filter(Boolean).join(' · ')
  const changedCoverages = [...new Set([before, ...(now ? [now] : [])].flatMap(selectedCoverages))]
  return [
    fact(t('portal:field.company'), ({ name = '' }) => name),
    { name: t('wizard:renewal.industry'), before: industry('before'), now: industry('now') },
    fact(t('wizard:renewal.place'), ({ state, postcode }) => state ?? postcode ?? ''),
    fact(t('quotes:field.revenue'), ({ revenue }) => wholeMoney(revenue, currency)),
    fact(t('quotes:field.yearEstablished'), ({ yearEstablished }) => String(yearEstablished)),
    row(t('portal:field.effective'), ({ global }) => day(global.effectiveDate)),
    row(t('portal:field.ends'), ({ global }) => day(global.endDate)),
    row(t('portal:field.limit'), ({ global }) => wholeMoney(global.limit, currency)),
    row(t('portal:field.deductible', {}, own), ({ global }) =>
      wholeMoney(global.deductible, currency),
    ),
    row(t('wizard:renewal.waiting'), ({ global }) =>
      t('rating:waitingPeriod', { hours: global.waitingPeriod }),
    ),
    row(t('wizard:renewal.retroactive'), ({ global }) => t(periodTextOf(global.retroActivePeriod))),
    ...changedCoverages
      .filter(
        (id) => now !== null && before.coverages[id]?.selected !== now.coverages[id]?.selected,
      )
      .map((id) =>
        row(coverage(id), (price) =>
          t(price.coverages[id]?.selected ? 'wizard:renewal.included' : 'wizard:renewal.excluded'),
        ),
      ),
    row(t('wizard:renewal.premium'), ({ premium }) => money(premium, currency)),
    {
      ...row(t('portal:field.totalPremium'), ({ totalPremium }) => money(totalPremium, currency)),
      // Includes the broker's fees, as on the policy.
      before: money(totalBefore, currency),
    },
  ]
}
