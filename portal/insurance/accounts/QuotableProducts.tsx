import { useQuery } from '@tanstack/react-query'
import * as calls from '#core/insurance/accounts/offer-endpoints.ts'
import type { EligibleProduct } from '#core/insurance/accounts/offers.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { CardRows } from '../../frame/parts/CardRows.tsx'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { Status } from '../../frame/parts/Status.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { AccountViewProps } from './account-part.ts'
import { offerMarks } from './account-status-marks.ts'
import { useAccountExtras } from './use-account-extras.ts'
import styles from './account-page.styles.css'

/** Why a product cannot be quoted; nothing where it can. */
const Reasons = ({ reasons }: Pick<EligibleProduct, 'reasons'>) => {
  const css = useStyles(styles)
  if (reasons.length === 0) return null
  // one reason may stand at several fields
  const texts = [...new Set(reasons.map(({ detail }) => detail))]
  return (
    <ul className={css['reasons']}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** What can be quoted for an account by line, for how much a year, and why the rest cannot be. */
export const QuotableProducts = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  const t = useWording('products')
  const { sum } = useFormats()
  const { queries } = usePortal()
  const extras = useAccountExtras()
  const params = { accountId: account.id }
  const answer = useQuery(queries.options(calls.listEligibleProducts, { params }))
  const { data: premiums } = useQuery(queries.options(calls.quickQuotePremium, { params }))
  const { data: lines } = useQuery(
    queries.options(calls.listProductLines, { query: { country: account.region } }),
  )
  const priceOf = (product: string) => {
    const found = premiums?.content.find((each) => each.product === product)
    if (found === undefined || premiums === undefined) return undefined
    return t('accounts:offers.price', { price: sum(found.totalPremium, premiums.currency) })
  }
  return (
    <Card title={t('accounts:offers.title')} flush>
      {answer.isPending && (
        <div className={css['state']}>
          <Skeleton lines={4} />
        </div>
      )}
      <QueryFailed answer={answer} isSmall />
      {answer.data &&
        lines?.content.map(({ id, products }) => (
          <section key={id} aria-label={t(`products:lines.${id}`)}>
            {lines.content.length > 1 && (
              <h3 className={css['line']}>{t(`products:lines.${id}`)}</h3>
            )}
            <CardRows
              rows={answer.data.content
                .filter(({ product }) => products.includes(product))
                .map(({ product, isEligible, reasons }) => ({
                  id: product,
                  name: t(`products:names.${product}`),
                  mark: <Status of={offerMarks} value={isEligible ? 'open' : 'closed'} isQuiet />,
                  end: (
                    <>
                      {priceOf(product)}
                      {isEligible &&
                        extras.map(
                          ([part, { OfferLink }]) =>
                            OfferLink && (
                              <OfferLink key={part} account={account} product={product} />
                            ),
                        )}
                    </>
                  ),
                  more: <Reasons reasons={reasons} />,
                }))}
            />
          </section>
        ))}
    </Card>
  )
}
