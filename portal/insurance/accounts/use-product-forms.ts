import { useQuery } from '@tanstack/react-query'
import { listAccountForms } from '#core/insurance/accounts/offer-endpoints.ts'
import type { formKinds } from '#core/insurance/accounts/offers.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

/** The products of an account that have their own form. */
export const useProductForms = (
  accountId: string,
  formKind: (typeof formKinds)[number],
): readonly QuotedProduct[] => {
  const { queries } = usePortal()
  const { data } = useQuery(queries.options(listAccountForms, { params: { accountId } }))
  return (data?.content ?? []).flatMap(({ kind, product }) =>
    kind === formKind && product !== undefined ? [product] : [],
  )
}
