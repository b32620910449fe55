import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

const quoteInput = z.object({ quoteId: z.string() })

/** Submits a quote for underwriter review, with the reason. */
export const quoteReviewDialog = dialog({
  id: 'quote-review',
  input: quoteInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./ReasonDialogs.tsx')).QuoteReviewDialog,
})

/** Refers a quote manually, with the reason. */
export const referQuoteDialog = dialog({
  id: 'refer-quote',
  input: quoteInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./ReasonDialogs.tsx')).ReferQuoteDialog,
})

/** Escalates a decision to underwriters with the authority. */
export const escalateQuoteDialog = dialog({
  id: 'escalate-quote',
  input: quoteInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./EscalateQuoteDialog.tsx')).EscalateQuoteDialog,
})

/** Releases a quote from all referral rules, with a reason. */
export const bypassRulesDialog = dialog({
  id: 'bypass-rules',
  input: quoteInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./ReasonDialogs.tsx')).BypassRulesDialog,
})

/** Asks why a quote was lost. */
export const quoteLostDialog = dialog({
  id: 'quote-lost',
  input: quoteInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./QuoteLostDialog.tsx')).QuoteLostDialog,
})

/** Asks for the need-by date. */
export const needByDialog = dialog({
  id: 'quote-need-by',
  input: quoteInput,
  width: 'narrow',
  sticky: true,
  load: async () => (await import('./NeedByDialog.tsx')).NeedByDialog,
})

/** Deletes one quote. */
export const deleteQuoteDialog = dialog({
  id: 'delete-quote',
  input: quoteInput,
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./DeleteDialogs.tsx')).DeleteQuoteDialog,
})

const together = z.object({
  // Absent: all quotes of the agency.
  accountId: z.optional(z.string()),
})
export type DeletedTogether = z.output<typeof together>

/** Deletes every invalid quote. */
export const deleteInvalidDialog = dialog({
  id: 'delete-invalid-quotes',
  input: together,
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./DeleteDialogs.tsx')).DeleteInvalidDialog,
})

/** Deletes every expired quote. */
export const deleteExpiredDialog = dialog({
  id: 'delete-expired-quotes',
  input: together,
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./DeleteDialogs.tsx')).DeleteExpiredDialog,
})
