import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Adds the surplus lines license of a broker; staff name the agency. */
export const surplusLicenseDialog = dialog({
  id: 'surplus-license',
  input: z.object({ agencyId: z.string(), state: z.string() }),
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./SurplusLicenseDialog.tsx')).SurplusLicenseDialog,
})
