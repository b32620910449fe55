import * as z from 'zod/mini'
import { openEnum } from '../../../foundation/validation/open-enum.ts'
import { activityChange } from '../../../platform/activity/model.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { activitySubjects } from '../../activity/model.ts'
import { idParams } from '../params.ts'

/** Most changes that are named; older ones are in the activity log. */
export const maxQuoteChanges = 60

/** A fact that changed since the viewer last saw the quote: the value then, and the one now. */
const factChange = z.extend(activityChange, {
  subject: openEnum(activitySubjects),
  /** Who changed it last, and when. */
  userName: z.string(),
  at: z.iso.datetime(),
})
export type FactChange = z.output<typeof factChange>

const quoteChanges = z.object({
  changes: z.array(factChange).check(z.maxLength(maxQuoteChanges)),
  /** When the viewer last saw the quote; absent for one that they have not seen. */
  seen: z.optional(z.iso.datetime()),
  /** What the viewer sees now is what was until then. */
  asOf: z.iso.datetime(),
})
export type QuoteChanges = z.output<typeof quoteChanges>

/** Reads what others changed of a quote since the viewer last saw it. */
export const getQuoteChanges = endpoint({
  id: 'getQuoteChanges',
  method: 'GET',
  path: '/api/quote/v1/uw/{id}/changes',
  summary: 'Get what changed since I last saw a quote',
  description:
    'Facts of the quote and its account that others changed, each with its value before and after. Empty for a quote that the viewer has not seen yet.',
  source: 'chosen',
  audience: 'token',
  permission: 'quote:review',
  params: idParams,
  answer: quoteChanges,
  errors: ['notFound'],
})

/** Says that the viewer has seen a quote as it was at an instant. */
export const markQuoteSeen = endpoint({
  id: 'markQuoteSeen',
  method: 'PUT',
  path: '/api/quote/v1/uw/{id}/seen',
  summary: 'Mark a quote as seen',
  description:
    'Changes up to `asOf` are no longer named as new. An earlier instant changes nothing.',
  source: 'chosen',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'presence',
  impersonation: 'unrecorded',
  idempotency: 'natural',
  params: idParams,
  body: z.object({ asOf: z.iso.datetime().check(z.maxLength(40)) }),
  errors: ['notFound'],
})
