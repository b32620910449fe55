import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Adds a broker's surplus lines license; without an agency, staff choose one. */
export const surplusLicenseDialog = dialog({
  id: 'surplus-license',
  input: z.object({ agencyId: z.optional(z.string()), state: z.optional(z.string()) }),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./LicenseDialogs.tsx')).SurplusLicenseDialog,
})

const licenseInput = z.object({
  id: z.string(),
  agencyId: z.string(),
  brokerFirstName: z.string(),
  brokerLastName: z.string(),
  brokerEmail: z.string(),
  surplusLicenseNumber: z.string(),
  surplusLinesState: z.string(),
  signatureOnFile: z.boolean(),
  modified: z.string(),
})
export type LicenseInput = z.output<typeof licenseInput>

/** Changes a license. */
export const editLicenseDialog = dialog({
  id: 'edit-surplus-license',
  input: licenseInput,
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./LicenseDialogs.tsx')).EditLicenseDialog,
})

/** Deletes a license. */
export const deleteLicenseDialog = dialog({
  id: 'delete-surplus-license',
  input: z.extend(licenseInput, { agencyName: z.string() }),
  width: 'narrow',
  sticky: false,
  linkable: false,
  load: async () => (await import('./DeleteLicenseDialog.tsx')).DeleteLicenseDialog,
})

/** Uploads the notice that a broker signed on paper. */
export const uploadNoticeDialog = dialog({
  id: 'upload-surplus-notice',
  input: licenseInput,
  width: 'narrow',
  sticky: true,
  linkable: false,
  load: async () => (await import('./UploadNoticeDialog.tsx')).UploadNoticeDialog,
})
