import type { UseQueryResult } from '@tanstack/react-query'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { QueryFailed } from '../../../frame/parts/QueryFailed.tsx'

/** The reason why the account to quote is not shown; an unknown account has no data (spec 2 §5). */
export const AccountFailed = ({ answer }: { readonly answer: UseQueryResult<Account> }) => {
  const t = useWording('products')
  const { error } = answer
  return error instanceof ClientError && error.status === 404 ? (
    <Notice tone="warning" title={t('products:eligibility.noData')} />
  ) : (
    <QueryFailed answer={answer} />
  )
}
