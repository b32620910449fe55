import type { AccountExtras } from '../accounts/account-part.ts'
import { onSavedAccount } from '../accounts/saved-account.ts'
import { securityQuestionsDialog } from './security-dialogs.ts'

/** Asks the security questions over whatever part of the account is on screen. */
const askQuestions = onSavedAccount({
  id: 'security-questions',
  asks: true,
  label: 'accounts:askSecurityQuestions',
  icon: 'check',
  needs: 'account:update',
  visible: () => true,
  perform: async (account, { portal }) => {
    await portal.dialogs.open(securityQuestionsDialog, { accountId: account.id })
  },
})

/** Security answers on the account page: the questions as a dialog. */
export const accountSecurityExtras: AccountExtras = { actions: () => [askQuestions] }
