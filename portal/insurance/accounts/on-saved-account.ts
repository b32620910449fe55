import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { actionOnSaved, type Action } from '../../frame/actions/action.ts'

/** Declares an action on a saved account: edits on screen are saved first. */
/*@__NO_SIDE_EFFECTS__*/
export const onSavedAccount = (value: Omit<Action<Account>, 'unsaved'>): Action<Account> =>
  actionOnSaved(({ id }, { api }) => api.call(getAccount, { params: { id } }), value)
