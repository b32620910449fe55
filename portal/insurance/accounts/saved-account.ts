import type { AccountAction } from '#core/insurance/accounts/actions.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { type Action, actionOnSaved } from '../../frame/actions/action.ts'

/** Whether the server allows an action on an account. */
export const allowsAccount =
  (name: AccountAction) =>
  ({ allowedActions }: Account): boolean =>
    allowedActions?.includes(name) === true

/** Declares an action on the saved account; edits on screen are saved first. */
/*@__NO_SIDE_EFFECTS__*/
export const onSavedAccount = (value: Omit<Action<Account>, 'unsaved'>): Action<Account> =>
  actionOnSaved(({ id }, { api }) => api.call(getAccount, { params: { id } }), value)
