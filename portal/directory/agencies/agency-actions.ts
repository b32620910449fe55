import { getAgency, searchAgencies } from '#core/directory/agencies/endpoints.ts'
import type { Agency } from '#core/directory/agencies/model.ts'
import {
  getAgencyFein,
  getAgreement,
  listAgencyAppointments,
} from '#core/directory/agencies/record-endpoints.ts'
import { action } from '../../frame/actions/action.ts'
import { opens } from '../../frame/actions/steps.ts'
import {
  agencyContactDialog,
  reloadAgencyDialog,
  signAgreementDialog,
} from './agency-record-dialogs.ts'

const input = ({ id }: Agency) => ({ agencyId: id })

const editContact = action<Agency>({
  id: 'edit-agency-contact',
  asks: true,
  label: 'agencies:action.contact',
  icon: 'person',
  needs: 'agency:update',
  visible: () => true,
  unsaved: 'keep',
  perform: opens(agencyContactDialog, {
    input,
    refetches: [getAgency, searchAgencies],
  }),
})

const reload = action<Agency>({
  id: 'reload-agency',
  asks: true,
  label: 'agencies:action.reload',
  icon: 'refresh',
  needs: 'agency:update',
  visible: ({ npn }) => npn !== undefined,
  unsaved: 'keep',
  perform: opens(reloadAgencyDialog, {
    input,
    refetches: [getAgency, getAgencyFein, listAgencyAppointments],
  }),
})

const sign = action<Agency>({
  id: 'sign-agreement',
  asks: true,
  label: 'agencies:action.sign',
  icon: 'check',
  needs: 'agency:sign',
  visible: () => true,
  unsaved: 'keep',
  perform: opens(signAgreementDialog, {
    input,
    refetches: [getAgreement],
  }),
})

/** The actions on an agency's record. */
export const agencyActions = [editContact, reload, sign] as const
