import * as z from 'zod/mini'
import { boundedText, id } from '../../foundation/validation/bounded.ts'
import { oneLine } from '../../foundation/validation/names.ts'
import { printable } from '../../foundation/validation/printable.ts'
import { requiredText } from '../../foundation/validation/shapes.ts'

/** Most views of a user's own in an account, and most that an account shares. */
export const mostOwnViews = 50
export const mostSharedViews = 100

/** The longest name of a view, in characters. */
export const longestViewName = 60

const part = z.optional(boundedText(2_000))

/** What a view shows, in the words of the address of a table (`tableAddress`). */
export const viewAddress = z.object({
  size: part,
  sort: part,
  q: part,
  filter: part,
  created: part,
  columns: part,
})
export type ViewAddress = z.output<typeof viewAddress>

/** A table by its id; the portal knows them. */
const table = boundedText(40).check(z.regex(/^[a-z-]+$/))

/** A view to save: the same id again replaces it. */
export const viewDraft = z.object({
  table,
  name: requiredText(longestViewName, 'required', 'textTooLong').check(oneLine, printable),
  /** Whether everybody in the account sees it. */
  isShared: z.boolean(),
  address: viewAddress,
})
export type ViewDraft = z.output<typeof viewDraft>

/** A saved view of a table. */
export const savedView = z.extend(viewDraft, {
  id: z.string(),
  /** Who saved it; null for staff of the provider, whom an account does not see by name. */
  author: z.nullable(z.string()),
  /** Whether the caller may change and delete it: its author, and who manages users for shared ones. */
  mayChange: z.boolean(),
  modified: z.iso.datetime(),
})
export type SavedView = z.output<typeof savedView>

/** The parameters that name one view. */
export const viewParams = z.object({ id: id() })

/** The parameters that name a table. */
export const viewsQuery = z.object({ table })
