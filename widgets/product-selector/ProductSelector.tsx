import type { PropsOf } from '../element/definition.ts'
import { Notice } from '../kit/Notice.tsx'
import { useWording } from '../react/use-wording.ts'
import type { definition } from './definition.ts'
import { AccountOffers } from './AccountOffers.tsx'

/** `<parapet-product-selector>`: the products of one account. */
export function ProductSelector({ accountId, product }: PropsOf<typeof definition>) {
  const t = useWording('products')
  return accountId === undefined ? (
    <Notice tone="warning" final>
      {t('products:offers.missing')}
    </Notice>
  ) : (
    <AccountOffers accountId={accountId} first={product} key={accountId} />
  )
}
