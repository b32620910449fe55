import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'
import { issuedKey } from '#core/administration/api-keys/model.ts'

/** Creates a key. */
export const createKeyDialog = dialog({
  id: 'create-key',
  input: z.object({}),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./CreateKeyDialog.tsx')).CreateKeyDialog,
})

/** The key of a dialog, as its row shows it. */
const displayedKey = z.object({ id: z.string(), name: z.string(), kind: z.string() })

const editedKey = z.extend(displayedKey, {
  mode: z.string(),
  origins: z.array(z.string()),
  demoOrigins: z.array(z.string()),
})
export type EditedKey = z.output<typeof editedKey>

/** Edits the name and the origins of a key. */
export const editKeyDialog = dialog({
  id: 'edit-key',
  input: editedKey,
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./EditKeyDialog.tsx')).EditKeyDialog,
})

const rotatedKey = z.extend(displayedKey, { previousEnds: z.optional(z.string()) })
export type RotatedKey = z.output<typeof rotatedKey>

/** Replaces a key or its secret. */
export const rotateKeyDialog = dialog({
  id: 'rotate-key',
  input: rotatedKey,
  width: 'narrow',
  sticky: true,
  linkable: false,
  load: async () => (await import('./RotateKeyDialog.tsx')).RotateKeyDialog,
})

/** Shows a new key and, only this once, its secret. */
export const issuedKeyDialog = dialog({
  id: 'issued-key',
  input: issuedKey,
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./IssuedKeyDialog.tsx')).IssuedKeyDialog,
})
