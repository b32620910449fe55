import * as z from 'zod/mini'
import { boundedText, id } from '../../foundation/validation/bounded.ts'
import { oneLine } from '../../foundation/validation/names.ts'
import { printable } from '../../foundation/validation/printable.ts'
import { requiredText } from '../../foundation/validation/shapes.ts'

/** Maximum number of a user's own views in an account, and of views shared in an account. */
export const maxOwnViews = 50
export const maxSharedViews = 100

/** Maximum characters of a view's name. */
export const maxViewNameLength = 60

const part = z.optional(boundedText(2_000))

/** The content of a view, in the parameters of a table's address (`tableAddress`). */
export const viewAddress = z.object({
  size: part,
  sort: part,
  q: part,
  filter: part,
  created: part,
  columns: part,
})
export type ViewAddress = z.output<typeof viewAddress>

/** A table id, defined by the portal. */
const table = boundedText(40).check(z.regex(/^[a-z-]+$/))

/** A view to save: the same id again replaces it. */
export const viewDraft = z.object({
  table,
  name: requiredText(maxViewNameLength, 'required', 'textTooLong').check(oneLine, printable),
  /** Whether all users of the account see it. */
  isShared: z.boolean(),
  address: viewAddress,
})
export type ViewDraft = z.output<typeof viewDraft>

/** A saved view of a table. */
export const savedView = z.extend(viewDraft, {
  id: z.string(),
  /** The author; null for staff of the provider, whose names an account does not see. */
  author: z.nullable(z.string()),
  /**
   * Whether the caller may change and delete it: the author, and for shared views users who manage
   * users.
   */
  mayChange: z.boolean(),
  modified: z.iso.datetime(),
})
export type SavedView = z.output<typeof savedView>

/** The path of one view. */
export const viewParams = z.object({ id: id() })

/** The path of a table's views. */
export const viewsQuery = z.object({ table })
