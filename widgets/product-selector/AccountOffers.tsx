import { canRetry } from '#core/foundation/errors/client-error.ts'
import { useCallback, useEffect } from 'react'
import { createOffersView, type OffersView } from '#core/insurance/accounts/offers-view.ts'
import type { EligibleProduct } from '#core/insurance/accounts/offers.ts'
import { Button } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { LoadFailure } from '../kit/LoadFailure.tsx'
import { Notice } from '../kit/Notice.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { RecordBody } from '../react/RecordBody.tsx'
import { useAccessChange } from '../react/use-access-change.ts'
import { useCached, useEmit, useHost, useMethods } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useWording } from '../react/use-wording.ts'
import { chosenDetail } from './chosen-detail.ts'
import { definition } from './definition.ts'
import { OfferList } from './OfferList.tsx'

interface OffersProps {
  readonly view: OffersView
  readonly offers: readonly EligibleProduct[]
  readonly onChoose: (product: string) => boolean
}

const Offers = ({ view, offers, onChoose }: OffersProps) => {
  const t = useWording('products')
  const prices = useStore(view.$prices)
  const chosen = useStore(view.$chosen)
  if (offers.length === 0)
    return (
      <Notice quiet final>
        {t('products:offers.none')}
      </Notice>
    )
  return (
    <>
      <Card title={t('products:offers.title')} flush>
        <OfferList
          offers={offers}
          prices={prices}
          renderAction={({ product }) => {
            const isChosen = product === chosen
            const text = t(isChosen ? 'products:offers.chosen' : 'products:offers.choose')
            return (
              <Button
                size="small"
                variant={isChosen ? 'primary' : 'secondary'}
                aria-pressed={isChosen}
                aria-label={`${text}: ${t(`products:names.${product}`)}`}
                icon={isChosen ? 'check' : undefined}
                onClick={() => onChoose(product)}
              >
                {text}
              </Button>
            )
          }}
        />
      </Card>
      {prices.kind === 'unavailable' && (
        <LoadFailure
          message={prices.message}
          retry={t('products:offers.tryAgain')}
          onRetry={canRetry(prices.error) ? () => void view.loadPrices() : undefined}
        />
      )}
    </>
  )
}

/** The products of an account. The choice outlives its view. */
export function AccountOffers({
  accountId,
  first,
}: {
  readonly accountId: string
  readonly first: string | undefined
}) {
  const t = useWording('products')
  const platform = usePlatform()
  const host = useHost()
  const emit = useEmit(definition)
  const view = useCached(
    `offers.${platform.instanceId}.${accountId}`,
    () => createOffersView(platform, { accountId }),
    (made) => made.dispose(),
  )
  const choose = useCallback(
    (product: string): boolean => {
      const isChosen = view.choose(product)
      if (isChosen)
        emit('parapet-product-chosen', chosenDetail(accountId, product, view.$prices.get()))
      return isChosen
    },
    [accountId, emit, view],
  )
  useEffect(
    () =>
      view.$state.subscribe((state) => {
        if (state.kind === 'unavailable') host.report(state.error)
        // the page's initial product is not a choice of the user
        if (state.kind === 'shown' && first !== undefined && view.$chosen.get() === undefined)
          view.choose(first)
      }),
    [first, host, view],
  )
  const retry = useCallback(() => {
    if (view.$state.get().kind === 'unavailable') void view.load()
  }, [view])
  useAccessChange(retry)
  const loadMethods = useCallback(
    async () => ({ choose, reload: () => view.load() }),
    [choose, view],
  )
  const state = useStore(view.$state)
  useMethods(definition, loadMethods, state.kind !== 'loading')
  useEffect(() => void view.load(), [view])
  return (
    <RecordBody
      state={state}
      loading={t('products:offers.loading')}
      skeleton={<Skeleton lines={8} height="2.4em" />}
      retry={t('products:offers.tryAgain')}
      onRetry={() => void view.load()}
    >
      {({ offers }) => <Offers view={view} offers={offers} onChoose={choose} />}
    </RecordBody>
  )
}
