import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { accountSummary } from './account-summary.ts'
import { useAccount } from './use-account.ts'

/** The summary of the account that a dialog decides on; the dialog waits for it. */
export const useAccountSummary = (accountId: string): [string, string][] => {
  useWording('portal', 'accounts')
  const formats = useFormats()
  return accountSummary(useAccount(accountId), formats)
}
