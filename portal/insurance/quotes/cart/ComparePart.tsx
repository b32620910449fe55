import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useShownError } from '../../../frame/notifications/shown-errors.ts'
import { screenPath } from '../../../frame/personas/persona-paths.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { AccountViewProps } from '../../accounts/account-part.ts'
import { accountQuotesPart } from '../quote-screens.ts'
import { redirectLater } from '../redirect-later.ts'
import { CartBar } from './CartBar.tsx'
import { ComparisonTable } from '#widgets/quote-cart/ComparisonTable.tsx'
import { OtherQuotes } from './OtherQuotes.tsx'
import { VariationHead } from './VariationHead.tsx'
import styles from './cart.styles.css'

/** Up to five variations of an account's quotes side by side. */
export const ComparePart = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  const t = useWording('cart', 'coverages', 'rating')
  const { queries, clock } = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const [isRequested, setRequested] = useState(false)
  const accountId = account.id
  const answer = useQuery(queries.options(getCart, { query: { accountId } }))
  const cart = answer.data
  useShownError(cart === undefined && answer.error)

  useEffect(() => {
    if (!isRequested) return undefined
    const to = screenPath(persona, accountQuotesPart, { accountId })
    return redirectLater(clock, () => void navigate({ to }))
  }, [isRequested, clock, navigate, persona, accountId])

  if (answer.isPending) return <Skeleton lines={12} />
  if (cart === undefined) {
    return (
      <div className={css['body']}>
        <Notice
          tone="error"
          title={t('cart:loadFailed')}
          actions={
            <Button size="small" onClick={() => void answer.refetch()}>
              {t('common:action.retry')}
            </Button>
          }
        >
          {answer.error instanceof ClientError ? answer.error.message : ''}
        </Notice>
      </div>
    )
  }
  const isFull = cart.content.length >= cart.limit
  return (
    <div className={css['body']}>
      {isFull && (
        <Notice tone="warning" quiet>
          {t('cart:full', { count: cart.limit })}
        </Notice>
      )}
      {cart.content.length === 0 ? (
        <Notice quiet title={t('cart:empty')}>
          {t('cart:emptyLead')}
        </Notice>
      ) : (
        <>
          <CartBar cart={cart} onRequested={() => setRequested(true)} />
          <ComparisonTable items={cart.content} Head={VariationHead} />
        </>
      )}
      <OtherQuotes cart={cart} />
    </div>
  )
}
