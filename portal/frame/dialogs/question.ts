import * as z from 'zod/mini'

/**
 * The weight of a confirmation. `light`: Enter confirms. `binding`: it commits others, so the focus
 * is on Cancel. `final`: it cannot be undone, so the user must check a box first.
 */
const weights = ['light', 'binding', 'final'] as const
export type Weight = (typeof weights)[number]

const fact = z.custom<[name: string, value: string]>(
  (value) => Array.isArray(value) && value.length === 2,
)

/** The shape of a confirmation. */
export const question = z.object({
  title: z.string(),
  lead: z.string(),
  /** The button that confirms. */
  confirm: z.string(),
  /** Light by default. */
  weight: z.optional(z.enum(weights)),
  /** The record, as labels and values. */
  summary: z.optional(z.array(fact)),
})

/** A confirmation. */
export type Question = z.output<typeof question>
