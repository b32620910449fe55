import * as z from 'zod/mini'
import { authorityLines } from '#core/directory/underwriting-authority/lines.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Sets the underwriting limits of a role or user in a region and line of business. */
export const editAuthorityDialog = dialog({
  id: 'edit-authority',
  input: z.object({
    kind: z.enum(['role', 'user']),
    id: z.string(),
    region: z.enum(regions),
    line: z.enum(authorityLines),
  }),
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./EditAuthorityDialog.tsx')).EditAuthorityDialog,
})

/** Adds limits for a user, or for a role in a line of business. */
export const addAuthorityDialog = dialog({
  id: 'add-authority',
  input: z.object({ region: z.enum(regions) }),
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./AddAuthorityDialog.tsx')).AddAuthorityDialog,
})
