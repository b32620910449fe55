import type { PropsOf } from '../element/definition.ts'
import { Notice } from '../kit/Notice.tsx'
import { useWording } from '../react/use-wording.ts'
import { AccountCart } from './AccountCart.tsx'
import type { definition } from './definition.ts'

/** `<parapet-quote-cart>`: the variations of one account. */
export function QuoteCart({ accountId, openQuotes }: PropsOf<typeof definition>) {
  const t = useWording('cart')
  return accountId === undefined ? (
    <Notice tone="warning" final>
      {t('cart:missing')}
    </Notice>
  ) : (
    <AccountCart accountId={accountId} isOpening={openQuotes} key={accountId} />
  )
}
