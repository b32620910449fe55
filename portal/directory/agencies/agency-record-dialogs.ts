import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

const agencyInput = z.object({ agencyId: z.string() })

/** Sets the agent to contact at an agency. */
export const agencyContactDialog = dialog({
  id: 'agency-contact',
  input: agencyInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./AgencyContactDialog.tsx')).AgencyContactDialog,
})

/** Sets the federal employer number of an agency. */
export const agencyFeinDialog = dialog({
  id: 'agency-fein',
  input: agencyInput,
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./AgencyNumberDialogs.tsx')).AgencyFeinDialog,
})

/** Reloads an agency's data from the producer register. */
export const reloadAgencyDialog = dialog({
  id: 'agency-reload',
  input: agencyInput,
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./AgencyNumberDialogs.tsx')).ReloadAgencyDialog,
})

/** Signs the agreement with the provider for the viewer's agency. */
export const signAgreementDialog = dialog({
  id: 'agency-sign',
  input: agencyInput,
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./AgencyNumberDialogs.tsx')).SignAgreementDialog,
})
