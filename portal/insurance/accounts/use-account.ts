import { useSuspenseQuery } from '@tanstack/react-query'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { accountSummary } from './account-summary.ts'

/** The account of a dialog; suspends while it loads. */
export const useAccount = (id: string): Account => {
  const { queries } = usePortal()
  return useSuspenseQuery(queries.options(getAccount, { params: { id } })).data
}

/** The text params and summary of a dialog's account; suspends while it loads. */
export const useAccountSummary = (accountId: string) => {
  useWording('portal', 'accounts')
  const formats = useFormats()
  const account = useAccount(accountId)
  return { textParams: { company: account.name }, summary: accountSummary(account, formats) }
}
