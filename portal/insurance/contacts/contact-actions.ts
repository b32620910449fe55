import type { Account } from '#core/insurance/accounts/model.ts'
import { action } from '../../frame/actions/action.ts'
import {
  accountTeamsDialog,
  assignAgencyDialog,
  changeAgentDialog,
  contactDialog,
} from './contact-dialogs.ts'
import { policyholderDialog } from './policyholder-dialog.ts'
import type { AccountExtras } from '../accounts/account-part.ts'

// The dialogs show their success message and refetch themselves, because links open them too.

/** Adds or edits the policyholder of an account. */
export const editContact = action<Account>({
  id: 'edit-contact',
  asks: true,
  label: ({ policyContactEmail }) =>
    policyContactEmail ? 'accounts:action.editContact' : 'accounts:action.addContact',
  icon: 'person',
  needs: 'account:update',
  visible: () => true,
  unsaved: 'keep',
  perform: async ({ id }, { portal }) => {
    await portal.dialogs.open(contactDialog, { accountId: id })
  },
})

/** Updates the policyholder of an account, its quotes and its policies. */
export const updatePolicyholder = action<Account>({
  id: 'update-policyholder',
  asks: true,
  label: 'accounts:action.updatePolicyholder',
  icon: 'person',
  needs: 'account:update',
  visible: ({ policyContactEmail }) => Boolean(policyContactEmail),
  unsaved: 'keep',
  perform: async ({ id }, { portal }) => {
    await portal.dialogs.open(policyholderDialog, { accountId: id })
  },
})

/** Assigns an account to another agent of its agency. */
export const changeAgent = action<Account>({
  id: 'change-agent',
  asks: true,
  label: 'accounts:action.changeAgent',
  icon: 'switch',
  needs: 'account:update',
  visible: () => true,
  unsaved: 'keep',
  perform: async ({ id }, { portal }) => {
    await portal.dialogs.open(changeAgentDialog, { accountId: id })
  },
})

/** Assigns an account to other teams of its agency. */
export const changeTeams = action<Account>({
  id: 'change-teams',
  asks: true,
  label: 'accounts:action.changeTeams',
  icon: 'switch',
  needs: 'account:update',
  visible: () => true,
  unsaved: 'keep',
  perform: async ({ id }, { portal }) => {
    await portal.dialogs.open(accountTeamsDialog, { accountId: id })
  },
})

/** Creates an account of the same company for an agency. */
export const assignAgency = action<Account>({
  id: 'assign-agency',
  asks: true,
  label: 'accounts:action.assignAgency',
  icon: 'plus',
  needs: 'account:assign',
  visible: () => true,
  unsaved: 'keep',
  perform: async ({ id }, { portal }) => {
    await portal.dialogs.open(assignAgencyDialog, { accountId: id })
  },
})

/** Makes an agency the owner of the company. */
export const linkAgency = action<Account>({
  id: 'link-agency',
  asks: true,
  label: 'accounts:action.linkAgency',
  icon: 'enter',
  needs: 'account:assign',
  visible: () => true,
  unsaved: 'keep',
  perform: async ({ id }, { portal }) => {
    await portal.dialogs.open(assignAgencyDialog, { accountId: id, link: true })
  },
})

/** The actions on the contacts of an account. */
export const contactActions = [
  editContact,
  updatePolicyholder,
  changeAgent,
  changeTeams,
  assignAgency,
  linkAgency,
] as const

/** The extras of contacts on the account page: actions. */
export const contactExtras: AccountExtras = { actions: () => contactActions }
