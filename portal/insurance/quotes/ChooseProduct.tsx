import { useQuery } from '@tanstack/react-query'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { QuotableProducts } from '../accounts/QuotableProducts.tsx'

/** The products of an account's region: those that it can buy begin its quote, the others say why not. */
export const ChooseProduct = ({ accountId }: { readonly accountId: string }) => {
  const { queries } = usePortal()
  const answer = useQuery(queries.options(getAccount, { params: { id: accountId } }))
  return (
    <>
      {answer.isPending && <Skeleton lines={12} height="2.4em" />}
      <QueryFailed answer={answer} />
      {answer.data && <QuotableProducts account={answer.data} />}
    </>
  )
}
