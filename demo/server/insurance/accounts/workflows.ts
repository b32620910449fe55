import type * as bulk from '#core/insurance/accounts/bulk-endpoints.ts'
import type * as closing from '#core/insurance/accounts/closure-endpoints.ts'
import type * as calls from '#core/insurance/accounts/endpoints.ts'
import type * as form from '#core/insurance/accounts/form-endpoints.ts'
import type * as quotable from '#core/insurance/accounts/eligibility-endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of account endpoints that depend on quotes, policies and their records. */
export interface AccountWorkflows {
  readonly getAccount: Handler<typeof calls.getAccount>
  readonly deleteAccount: Handler<typeof closing.deleteAccount>
  readonly declineAccount: Handler<typeof closing.declineAccount>
  readonly undeclineAccount: Handler<typeof closing.undeclineAccount>
  readonly loseAccount: Handler<typeof closing.loseAccount>
  readonly reopenAccount: Handler<typeof closing.reopenAccount>
  readonly declineAccounts: Handler<typeof bulk.declineAccounts>
  readonly loseAccounts: Handler<typeof bulk.loseAccounts>
  readonly checkAccountUpdate: Handler<typeof form.checkAccountUpdate>
  readonly updateAccount: Handler<typeof form.updateAccount>
  readonly verifyAccount: Handler<typeof calls.verifyAccount>
  readonly listEligibleProducts: Handler<typeof quotable.listEligibleProducts>
  readonly quickQuotePremium: Handler<typeof quotable.quickQuotePremium>
}
