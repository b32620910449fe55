import { useQuery } from '@tanstack/react-query'
import { addToCart, getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import type { Cart } from '#core/insurance/quotes/cart/model.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useAttempt } from '../../../frame/actions/use-attempt.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import styles from './cart.styles.css'

const OtherQuote = ({ quote, isFull }: { readonly quote: QuoteRow; readonly isFull: boolean }) => {
  const css = useStyles(styles)
  const { t, money, wholeMoney } = useFormats()
  const { api, queries, notifications } = usePortal()
  const { busy, attempt } = useAttempt<'add'>()

  const add = async () => {
    const { product, id: quoteId } = quote
    const message = await attempt('add', async () => {
      try {
        await api.call(addToCart, { params: { product, quoteId }, body: {} })
      } finally {
        await queries.refresh(getCart)
      }
    })
    if (message !== undefined) notifications.show('error', message)
  }

  return (
    <li className={css['line']}>
      <span>
        {quote.quoteNumber} · {wholeMoney(quote.limit, quote.currency)} ·{' '}
        {money(quote.totalPremium, quote.currency)}
      </span>
      <span className={css['barEnd']}>
        <Button
          size="small"
          busy={busy !== undefined}
          aria-disabled={isFull}
          aria-label={t('cart:addQuote', { number: quote.quoteNumber })}
          onClick={() => void add()}
        >
          {t('cart:addShort')}
        </Button>
      </span>
    </li>
  )
}

/** Open quotes of the account that are not compared yet. */
export const OtherQuotes = ({ cart }: { readonly cart: Cart }) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const { queries } = usePortal()
  const { accountId, content, limit } = cart
  const { data } = useQuery(
    queries.options(searchQuotes, {
      query: { page: 0, size: 25, filter: { accountId: [accountId], activity: ['active'] } },
    }),
  )
  const others = (data?.content ?? []).filter(
    ({ id, allowedActions }) =>
      allowedActions.includes('compare') && !content.some((item) => item.id === id),
  )
  if (others.length === 0) return null
  return (
    <Card title={t('cart:others')}>
      <ul className={css['list']}>
        {others.map((quote) => (
          <OtherQuote key={quote.id} quote={quote} isFull={content.length >= limit} />
        ))}
      </ul>
    </Card>
  )
}
