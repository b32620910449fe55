import * as z from 'zod/mini'
import { boundedList, boundedText, id } from '../../../foundation/validation/bounded.ts'
import { product } from '../../products/model.ts'
import { wizardStepIds } from './steps.ts'

/** The longest text of a calculator's values, in characters. */
export const maxValuesLength = 30_000

/** What is typed in a wizard. */
export const wizardValues = z.object({
  /** The step that was open last. */
  step: z.optional(z.enum(wizardStepIds)),
  /** The values of the calculator, as it stores them; empty where nothing was typed. */
  calculator: z.optional(boundedText(maxValuesLength, 'textTooLong')),
})
export type WizardValues = z.output<typeof wizardValues>

/** A draft of the caller: one for each account, product, and policy that is renewed. */
export const wizardDraft = z.object({
  values: wizardValues,
  /** How often it was saved; 0 where there is none. */
  revision: z.int(),
  /** The last save; null where there is none. */
  modified: z.nullable(z.iso.datetime()),
})
export type WizardDraft = z.output<typeof wizardDraft>

/** Drafts that a list of unfinished quotes shows. */
export const maxUnfinished = 5

/** A draft in a list, without what was typed. */
export const unfinishedDraft = z.object({
  accountId: id(),
  accountName: z.string(),
  product,
  /** The policy that is renewed; absent for new business. */
  policyId: z.optional(id()),
  step: z.optional(z.enum(wizardStepIds)),
  modified: z.iso.datetime(),
})
export type UnfinishedDraft = z.output<typeof unfinishedDraft>

/** Unfinished quotes, the last ones first. */
export const unfinishedDrafts = z.object({ content: boundedList(unfinishedDraft, maxUnfinished) })

/** The body of a save. */
export const wizardDraftSave = z.object({
  values: wizardValues,
  /** The revision that the values were typed over. */
  revision: z.int().check(z.gte(0, 'invalid')),
})

export const draftParams = z.object({ accountId: id(), product })

/** The policy that is renewed; absent for new business. */
export const draftQuery = z.object({ policyId: z.optional(id()) })
