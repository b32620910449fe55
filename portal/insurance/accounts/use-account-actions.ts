import type { Account } from '#core/insurance/accounts/model.ts'
import type { Action } from '../../frame/actions/action.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { impersonateAgency } from '../../identity/impersonation/impersonation-actions.ts'
import { accountActions } from './account-actions.ts'
import { useAccountExtras } from './use-account-extras.ts'

/** The actions of an account, including those of its parts. */
export const useAccountActions = (): readonly Action<Account>[] => {
  const persona = usePersona()
  const extras = useAccountExtras()
  return [
    impersonateAgency,
    ...extras.flatMap(([, { actions }]) => actions?.(persona) ?? []),
    ...accountActions,
  ]
}
