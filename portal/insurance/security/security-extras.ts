import type { AccountExtras } from '../accounts/account-part.ts'
import { onSavedAccount } from '../accounts/saved-account.ts'
import { securityQuestionsDialog } from './security-dialogs.ts'

/** The action that asks the security questions on any part of the account page. */
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

/** The extras of security answers: the questions as a dialog. */
export const accountSecurityExtras: AccountExtras = { actions: () => [askQuestions] }
