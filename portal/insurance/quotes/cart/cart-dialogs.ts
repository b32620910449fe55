import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'
import { product } from '#core/insurance/products/model.ts'

// Links cannot open these dialogs, because they are about the comparison on screen.

const variation = z.object({ product, quoteId: z.string(), presetName: z.string() })
export type VariationInput = z.output<typeof variation>

/** Renames a variation. */
export const renameVariationDialog = dialog({
  id: 'rename-variation',
  input: variation,
  width: 'narrow',
  sticky: true,
  linkable: false,
  load: async () => (await import('./RenameVariationDialog.tsx')).RenameVariationDialog,
})

/** Duplicates a variation with other terms. */
export const addVariationDialog = dialog({
  id: 'add-variation',
  input: variation,
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./AddVariationDialog.tsx')).AddVariationDialog,
})

/** Requests to bind chosen variations of a cart. */
export const requestVariationsDialog = dialog({
  id: 'request-variations',
  input: z.object({ accountId: z.string() }),
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./RequestVariationsDialog.tsx')).RequestVariationsDialog,
})

/** Sends chosen variations of a cart to their policyholder or agent. */
export const sendVariationsDialog = dialog({
  id: 'send-variations',
  input: z.object({ accountId: z.string() }),
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./SendVariationsDialog.tsx')).SendVariationsDialog,
})

/** Asks for the policyholder's missing phone number and creates a link to variations of a cart. */
export const shareVariationsDialog = dialog({
  id: 'share-variations',
  input: z.object({ accountId: z.string(), quoteIds: z.array(z.string()) }),
  width: 'narrow',
  sticky: true,
  linkable: false,
  load: async () => (await import('./ShareVariationsDialog.tsx')).ShareVariationsDialog,
})

/** Shows a link, with a button that copies it. */
export const linkDialog = dialog({
  id: 'record-link',
  input: z.object({ title: z.string(), lead: z.string(), link: z.string() }),
  width: 'medium',
  sticky: false,
  linkable: false,
  load: async () => (await import('./LinkDialog.tsx')).LinkDialog,
})

/** Sends one quote to its policyholder or agent. */
export const sendQuoteDialog = dialog({
  id: 'send-quote',
  input: z.object({ quoteId: z.string() }),
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./SendQuoteDialog.tsx')).SendQuoteDialog,
})

/** Sends one quote to the agent of another agency. */
export const quoteRequestDialog = dialog({
  id: 'send-quote-request',
  input: z.object({ quoteId: z.string() }),
  width: 'medium',
  sticky: true,
  linkable: false,
  load: async () => (await import('./QuoteRequestDialog.tsx')).QuoteRequestDialog,
})
