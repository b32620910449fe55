import { useMemo } from 'react'
import { formatMoney } from '#core/foundation/money/money.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'
import { useCalculator } from '../calculator-context.ts'

export interface MoneyTexts {
  /** `$4,210.50` */
  readonly exact: (minor: number) => string
  /** `$25,000`; with cents only if there are any. */
  readonly whole: (minor: number) => string
  /** `+$62`, `-$20.40` */
  readonly difference: (minor: number) => string
  /** `$2.5M`, for bars and cells. */
  readonly short: (minor: number) => string
}

/** Formats amounts in the calculator's currency and region. */
export function useMoney(): MoneyTexts {
  const { region } = useCalculator()
  const locale = useStore(usePlatform().wording.$locale)
  return useMemo(() => {
    const currency = currencyOf[region]
    return {
      exact: (minor) => formatMoney({ minor, currency }, locale),
      whole: (minor) => formatMoney({ minor, currency }, locale, { whole: true }),
      difference: (minor) =>
        formatMoney({ minor, currency }, locale, { whole: true, signed: true }),
      short: (minor) => formatMoney({ minor, currency }, locale, { short: true }),
    }
  }, [region, locale])
}
