import * as z from 'zod/mini'
import { boundedList, boundedText, id } from '../../../foundation/validation/bounded.ts'
import { product } from '../../products/model.ts'
import { wizardStepIds } from './steps.ts'

/** Maximum length of a calculator's serialized values. */
export const maxValuesLength = 30_000

/** The values of a wizard. */
export const wizardValues = z.object({
  /** The last open step. */
  step: z.optional(z.enum(wizardStepIds)),
  /** The calculator's serialized values; empty if nothing was typed. */
  calculator: z.optional(boundedText(maxValuesLength, 'textTooLong')),
})
export type WizardValues = z.output<typeof wizardValues>

/** A draft of the caller. There is one per account, product and policy to renew. */
export const wizardDraft = z.object({
  values: wizardValues,
  /** Number of saves; 0 if there is no draft. */
  revision: z.int(),
  /** The last save; null if there is no draft. */
  modified: z.nullable(z.iso.datetime()),
})
export type WizardDraft = z.output<typeof wizardDraft>

/** Maximum number of drafts in a list of unfinished quotes. */
export const maxUnfinished = 5

/** A draft in a list, without its values. */
export const unfinishedDraft = z.object({
  accountId: id(),
  accountName: z.string(),
  product,
  /** The policy to renew; absent for new business. */
  policyId: z.optional(id()),
  step: z.optional(z.enum(wizardStepIds)),
  modified: z.iso.datetime(),
})
export type UnfinishedDraft = z.output<typeof unfinishedDraft>

/** Unfinished quotes, newest first. */
export const unfinishedDrafts = z.object({ content: boundedList(unfinishedDraft, maxUnfinished) })

/** Body of a save. */
export const wizardDraftSave = z.object({
  values: wizardValues,
  /** The revision that the values are based on. */
  revision: z.int().check(z.gte(0, 'invalid')),
})

export const draftParams = z.object({ accountId: id(), product })

/** The policy to renew; absent for new business. */
export const draftQuery = z.object({ policyId: z.optional(id()) })
