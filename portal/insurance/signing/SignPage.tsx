import { getRouteApi } from '@tanstack/react-router'
import { product as productShape } from '#core/insurance/products/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'
import { useTitle } from '../../frame/shell/use-title.ts'
import { SignQuote } from './SignQuote.tsx'

const route = getRouteApi('/public/customer/quotes/$quoteId/sign/$product')

/** The page where the policyholder reads and signs a quote, and later finds the receipt. */
export const SignPage = () => {
  const t = useWording('signing')
  const { quoteId, product } = route.useParams()
  const named = productShape.safeParse(product)
  useTitle(t('signing:sign.title'))
  if (named.success) return <SignQuote quoteId={quoteId} product={named.data} />
  return (
    <MessagePage title={t('signing:cannotView.review.title')} lead={t('signing:sign.cannotView')} />
  )
}
