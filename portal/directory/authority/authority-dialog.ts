import * as z from 'zod/mini'
import { regions } from '#core/foundation/region/regions.ts'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Sets how far a role or user decides alone in a region. */
export const editAuthorityDialog = dialog({
  id: 'edit-authority',
  input: z.object({ kind: z.enum(['role', 'user']), id: z.string(), region: z.enum(regions) }),
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./EditAuthorityDialog.tsx')).EditAuthorityDialog,
})

/** Gives a user limits of their own. */
export const addAuthorityDialog = dialog({
  id: 'add-authority',
  input: z.object({ region: z.enum(regions) }),
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./AddAuthorityDialog.tsx')).AddAuthorityDialog,
})
