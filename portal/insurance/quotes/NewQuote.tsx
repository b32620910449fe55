import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { quotedProducts } from '#core/insurance/products/products.ts'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { leaveSteps } from '#widgets/quote-calculator/steps/step-history.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { refreshQuotes } from './refresh-quotes.ts'
import { BackLink } from '../../frame/parts/BackLink.tsx'
import { ElementMount } from '../../frame/elements/ElementMount.tsx'
import { Screen } from '../../frame/parts/Screen.tsx'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useTitle } from '../../frame/shell/use-title.ts'
import { quoteAddress } from './quote-row.ts'
import styles from './quote-screen.styles.css'
import { savedShape } from './quote-events.ts'

const ChooseProduct = lazy(async () => ({
  default: (await import('./ChooseProduct.tsx')).ChooseProduct,
}))

const route = getRouteApi('/$persona/quotes/new')

/** A new quote, of an account and a product where the address names them; once it is saved, its own screen opens. */
export const NewQuote = () => {
  const css = useStyles(styles)
  const t = useWording('portal', 'products')
  const portal = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const search = route.useSearch()
  const { account } = search
  const product = quotedProducts.find((each) => each === search.product)
  const { PRODUCT_SELECTOR: isChosen } = useStore(portal.flags.$flags)
  const isChoosing = isChosen && account !== undefined && product === undefined
  useTitle(t('quotes:newTitle'))
  const events = useMemo(
    () => ({
      'parapet-quote-saved': (detail: unknown) => {
        const saved = savedShape.safeParse(detail)
        if (!saved.success) return
        const { quoteId, quoteNumber: number } = saved.data
        portal.notifications.show('success', t('quotes:saved', { number }))
        void refreshQuotes(portal)
        void leaveSteps().then(() =>
          navigate({
            to: quoteAddress({ id: quoteId }, `/${persona.id}`),
            replace: true,
            ignoreBlocker: true,
          }),
        )
      },
    }),
    [portal, persona, navigate, t],
  )
  return (
    <Screen
      back={<BackLink label={t('quotes:back')} />}
      title={t('quotes:newTitle')}
      lead={
        isChoosing
          ? t('quotes:choose.lead')
          : product !== undefined && t(`products:names.${product}`)
      }
    >
      <div className={css['single']}>
        <Suspense fallback={<Skeleton lines={12} height="2.4em" />}>
          {isChoosing ? (
            <ChooseProduct accountId={account} />
          ) : (
            <ElementMount
              key={`${account} ${product}`}
              tag="parapet-quote-calculator"
              attributes={{
                ...(account !== undefined && { 'account-id': account }),
                ...(product !== undefined && { product }),
              }}
              events={events}
            />
          )}
        </Suspense>
      </div>
    </Screen>
  )
}
