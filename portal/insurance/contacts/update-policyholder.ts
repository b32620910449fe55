import { action } from '../../frame/actions/action.ts'
import { policyholderDialog } from './policyholder-dialog.ts'

/** A record of an account: a quote or a policy. */
interface OfAccount {
  readonly accountId: string
}

/** The action on a quote or policy that updates the account's policyholder. */
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
