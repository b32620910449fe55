import { useQuery } from '@tanstack/react-query'
import { listAccountFields } from '#core/insurance/accounts/offer-endpoints.ts'
import type { DetailsProduct } from '#core/insurance/products/details-forms.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { AccountViewProps } from './account-part.ts'

/** The number of missing detail fields, as the server reports it. */
export const MissingFields = ({
  account,
  product,
}: AccountViewProps & { readonly product: DetailsProduct | undefined }) => {
  const { t } = useFormats()
  const { queries } = usePortal()
  const { data } = useQuery(
    queries.options(listAccountFields, {
      params: { accountId: account.id },
      query: product ? { product } : {},
    }),
  )
  const missing = (data?.content ?? []).filter(({ isRequired, isKnown }) => isRequired && !isKnown)
  if (missing.length === 0) return null
  return <Notice>{t('accounts:fieldsMissing', { count: missing.length })}</Notice>
}
