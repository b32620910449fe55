import * as z from 'zod/mini'

/** The input of the dialog of a bulk action. */
export const bulkInput = z.object({
  rows: z.array(z.object({ id: z.string(), name: z.string(), modified: z.string() })),
})
