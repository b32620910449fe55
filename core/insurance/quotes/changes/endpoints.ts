import * as z from 'zod/mini'
import { openEnum } from '../../../foundation/validation/open-enum.ts'
import { activityChange } from '../../../platform/activity/model.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { activitySubjects } from '../../activity/model.ts'
import { idParams } from '../params.ts'

/** Maximum number of listed changes; older ones are in the activity log. */
export const maxQuoteChanges = 60

/** A value that changed since the viewer last saw the quote: before and now. */
const factChange = z.extend(activityChange, {
  subject: openEnum(activitySubjects),
  /** The last editor, and the time of the change. */
  userName: z.string(),
  at: z.iso.datetime(),
})
export type FactChange = z.output<typeof factChange>

const quoteChanges = z.object({
  changes: z.array(factChange).check(z.maxLength(maxQuoteChanges)),
  /** When the viewer last saw the quote; absent if never. */
  seen: z.optional(z.iso.datetime()),
  /** The instant of this response; sent back to mark the quote as seen. */
  asOf: z.iso.datetime(),
})
export type QuoteChanges = z.output<typeof quoteChanges>

/** Reads others' changes to a quote since the viewer last saw it. */
export const getQuoteChanges = endpoint({
  id: 'getQuoteChanges',
  method: 'GET',
  path: '/api/quote/v1/uw/{id}/changes',
  summary: 'Get the changes since I last saw a quote',
  description:
    'Values of the quote and its account that others changed, before and after. Empty if the viewer has not seen the quote yet.',
  source: 'own design',
  audience: 'token',
  permission: 'quote:review',
  params: idParams,
  answer: quoteChanges,
  errors: ['notFound'],
})

/** Records that the viewer has seen a quote as of an instant. */
export const markQuoteSeen = endpoint({
  id: 'markQuoteSeen',
  method: 'PUT',
  path: '/api/quote/v1/uw/{id}/seen',
  summary: 'Mark a quote as seen',
  description:
    'Changes up to `asOf` are no longer reported as new. An earlier `asOf` has no effect.',
  source: 'own design',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'presence',
  impersonation: 'unrecorded',
  idempotency: 'natural',
  params: idParams,
  body: z.object({ asOf: z.iso.datetime().check(z.maxLength(40)) }),
  errors: ['notFound'],
})
