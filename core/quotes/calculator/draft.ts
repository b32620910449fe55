import * as z from 'zod/mini'
import type { KeyValue } from '../../platform/host.ts'
import { calculatorForm } from './form.ts'
import { steps } from './steps.ts'

/** What outlives a reload of the page: values of the form, never a token. */
const draft = z.object({
  version: z.literal(1),
  step: z.enum(steps),
  form: calculatorForm,
  /** Names the attempt to save, so that a reload after a lost answer makes no second quote. */
  requestId: z.string(),
  /** The quote that was saved from these values, by its id. */
  quoteId: z.optional(z.string()),
  /** `modified` of the quote that the values are a change to; the draft is void once it has moved on. */
  basis: z.optional(z.string()),
})
export type Draft = z.output<typeof draft>

export interface Drafts {
  read(): Draft | undefined
  write(draft: Omit<Draft, 'version'>): void
  clear(): void
}

/** The draft of one calculator in the tab's storage. What cannot be read counts as none. */
export const createDrafts = (tab: KeyValue, key: string): Drafts => ({
  read() {
    const text = tab.get(key)
    if (text === undefined) return undefined
    try {
      return z.decode(draft, JSON.parse(text))
    } catch {
      return undefined
    }
  },
  write: (values) => tab.set(key, JSON.stringify(z.encode(draft, { version: 1, ...values }))),
  clear: () => tab.remove(key),
})
