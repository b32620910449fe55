import type { ReactNode } from 'react'
import type { OfferPrices } from '#core/insurance/accounts/offers-view.ts'
import type { EligibleProduct } from '#core/insurance/accounts/offers.ts'
import { formatMoney } from '#core/foundation/money/money.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { OfferRow } from './OfferRow.tsx'
import styles from './offer-list.styles.css'

interface OfferListProps {
  readonly offers: readonly EligibleProduct[]
  readonly prices: OfferPrices
  /** The action for a product that can be quoted. */
  readonly renderAction: (offer: EligibleProduct) => ReactNode
}

/**
 * The products of an account by line of business, with annual prices, or the reasons why they are
 * unavailable.
 */
export function OfferList({ offers, prices, renderAction }: OfferListProps) {
  const css = useStyles(styles)
  const t = useWording('products')
  const locale = useStore(usePlatform().wording.$locale)
  const lines = [...new Set(offers.map(({ line }) => line))]
  const premiumOf = (product: string) =>
    prices.kind === 'known' ? prices.premiums.find((each) => each.product === product) : undefined
  const priceOf = (product: string): string | undefined => {
    const minor = premiumOf(product)?.totalPremium
    if (minor === undefined || prices.kind !== 'known') return undefined
    return formatMoney({ minor, currency: prices.currency }, locale, { whole: true })
  }
  return (
    <div className={css['frame']}>
      {lines.map((line) => (
        <section key={line} aria-label={t(`products:lines.${line}`)} part="line">
          {lines.length > 1 && <h3 className={css['line']}>{t(`products:lines.${line}`)}</h3>}
          <ul className={css['rows']}>
            {offers
              .filter((offer) => offer.line === line)
              .map((offer) => (
                <OfferRow
                  key={offer.product}
                  offer={offer}
                  price={priceOf(offer.product)}
                  isReferred={premiumOf(offer.product)?.referToUnderwriter ?? false}
                  action={renderAction(offer)}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
