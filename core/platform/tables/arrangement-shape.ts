import * as z from 'zod/mini'

/** A user's arrangement of one table: order of all columns, hidden ones, widths in CSS pixels. */
export const arrangementShape = z.object({
  order: z.array(z.string()),
  hidden: z.array(z.string()),
  widths: z.record(z.string(), z.number()),
})
export type Arrangement = z.output<typeof arrangementShape>
