import type { ReactNode } from 'react'
import type { EligibleProduct } from '#core/insurance/accounts/offers.ts'
import { StatusChip } from '../kit/StatusChip.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './offer-list.styles.css'
import { useReasonText } from './use-reason-text.ts'

interface OfferRowProps {
  readonly offer: EligibleProduct
  /** The annual price; undefined until it is known. */
  readonly price: string | undefined
  /** Whether the quote would be referred to underwriting. */
  readonly isReferred: boolean
  /** The action for a product that can be quoted. */
  readonly action: ReactNode
}

/** A product with its price, or every reason why it cannot be quoted. */
export function OfferRow({ offer, price, isReferred, action }: OfferRowProps) {
  const css = useStyles(styles)
  const t = useWording('products')
  const reasonText = useReasonText()
  const { product, isEligible, reasons } = offer
  // several fields may have the same reason
  const texts = [...new Set(reasons.map(reasonText))]
  return (
    <li className={css['row']} part="product">
      <span className={css['name']}>{t(`products:names.${product}`)}</span>
      <StatusChip tone={isEligible ? 'success' : 'warning'}>
        {t(`products:offers.status.${isEligible ? 'open' : 'closed'}`)}
      </StatusChip>
      {isEligible ? (
        <span className={css['end']}>
          {price !== undefined && (
            <span className={css['price']}>{t('products:offers.price', { price })}</span>
          )}
          {action}
        </span>
      ) : (
        <ul className={css['reasons']}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {isEligible && isReferred && (
        <span className={css['note']}>{t('products:offers.referred')}</span>
      )}
    </li>
  )
}
