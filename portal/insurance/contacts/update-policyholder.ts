import { action } from '../../frame/actions/action.ts'
import { policyholderDialog } from './policyholder-dialog.ts'

/** A record of an account: a quote, a policy. */
interface OfAccount {
  readonly accountId: string
}

/** Updates the policyholder from a quote or a policy, for all of the account. */
export const updatePolicyholderOf = <Record extends OfAccount>(
  isOpen: (record: Record) => boolean,
) =>
  action<Record>({
    id: 'update-policyholder',
    label: 'accounts:action.updatePolicyholder',
    icon: 'person',
    asks: true,
    needs: 'account:update',
    visible: isOpen,
    unsaved: 'keep',
    perform: async ({ accountId }, { portal }) => {
      await portal.dialogs.open(policyholderDialog, { accountId })
    },
  })
