import type { AccountAction } from '#core/insurance/accounts/actions.ts'
import type { Account } from '#core/insurance/accounts/model.ts'

/** Whether the server lists an action of an account. */
export const allowsAccount =
  (name: AccountAction) =>
  ({ allowedActions }: Account): boolean =>
    allowedActions?.includes(name) === true
