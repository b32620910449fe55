import { useQuery } from '@tanstack/react-query'
import * as calls from '#core/insurance/accounts/eligibility-endpoints.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { LoadFailure } from '#widgets/kit/LoadFailure.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { OfferList } from '#widgets/product-selector/OfferList.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useShownError } from '../../frame/notifications/shown-errors.ts'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { AccountViewProps } from './account-part.ts'
import { useAccountExtras } from './use-account-extras.ts'
import styles from './account-page.styles.css'

/** The products by line of business: annual price, or why a product is not available. */
export const QuotableProducts = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  const t = useWording('products')
  const { queries } = usePortal()
  const extras = useAccountExtras()
  const params = { accountId: account.id }
  const answer = useQuery(queries.options(calls.listEligibleProducts, { params }))
  const prices = useQuery(queries.options(calls.quickQuotePremium, { params }))
  const { data: premiums, error: unpriced } = prices
  useShownError(unpriced)
  return (
    <Card title={t('products:offers.title')} flush>
      {answer.isPending && (
        <div className={css['state']}>
          <Skeleton lines={4} />
        </div>
      )}
      <QueryFailed answer={answer} isSmall />
      {answer.data && (
        <OfferList
          offers={answer.data.content}
          prices={
            premiums === undefined
              ? { kind: 'loading' }
              : { kind: 'known', currency: premiums.currency, premiums: premiums.content }
          }
          renderAction={({ product }) =>
            extras.map(
              ([part, { OfferLink }]) =>
                OfferLink && <OfferLink key={part} account={account} product={product} />,
            )
          }
        />
      )}
      {answer.data && unpriced && (
        <div className={css['state']}>
          <LoadFailure
            title={t('products:offers.noPrices.other')}
            message={unpriced.message}
            retry={t('products:offers.tryAgain')}
            onRetry={() => void prices.refetch()}
          />
        </div>
      )}
    </Card>
  )
}
