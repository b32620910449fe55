import { openAccount } from './open-account.ts'
import { action } from '../../frame/actions/action.ts'

/** Impersonates the agency of a row's record, for permitted staff. */
export const impersonateAgency = action<{ readonly agencyId: string; readonly agencyName: string }>(
  {
    id: 'enter-agency',
    label: 'impersonation:choose.agency',
    icon: 'enter',
    needs: 'account:enter',
    visible: () => true,
    unsaved: 'keep',
    async perform({ agencyId: id, agencyName: name }, { portal }) {
      await openAccount(portal, 'impersonate', { id, name, accountType: 'AGENCY' })
    },
  },
)
