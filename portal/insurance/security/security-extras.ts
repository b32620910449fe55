import type { Account } from '#core/insurance/accounts/model.ts'
import { action } from '../../frame/actions/action.ts'
import type { AccountExtras } from '../accounts/account-part.ts'
import { securityQuestionsDialog } from './security-dialogs.ts'

/** Asks the security questions over whatever part of the account is on screen. */
const askQuestions = action<Account>({
  id: 'security-questions',
  label: 'accounts:askSecurityQuestions',
  icon: 'check',
  needs: 'account:update',
  visible: () => true,
  unsaved: 'keep',
  perform: async (account, { portal }) => {
    await portal.dialogs.open(securityQuestionsDialog, { accountId: account.id })
  },
})

/** Security answers on the account page: the questions as a dialog. */
export const accountSecurityExtras: AccountExtras = { actions: () => [askQuestions] }
