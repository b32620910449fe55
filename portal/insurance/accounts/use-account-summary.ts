import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { accountSummary } from './account-summary.ts'
import { useAccount } from './use-account.ts'

/** The account that a dialog decides on, as its texts name it, and its summary; the dialog waits for it. */
export const useAccountSummary = (accountId: string) => {
  useWording('portal', 'accounts')
  const formats = useFormats()
  const account = useAccount(accountId)
  return { named: { company: account.name }, summary: accountSummary(account, formats) }
}
