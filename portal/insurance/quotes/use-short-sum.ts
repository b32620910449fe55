import { useMemo } from 'react'
import { formatMoney, type Currency } from '#core/foundation/money/money.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useStore } from '#widgets/react/use-store.ts'

/** Formats amounts in a few signs, `$2.5M`, for axes and bars. */
export const useShortSum = (currency: Currency): ((minor: number) => string) => {
  const locale = useStore(usePlatform().wording.$locale)
  return useMemo(
    () => (minor) => formatMoney({ minor, currency }, locale, { short: true }),
    [currency, locale],
  )
}
