import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

const ofSubmission = z.object({ submissionId: z.string() })
export type OfSubmission = z.output<typeof ofSubmission>

/** Quotes a submission and opens the quote, or lists what is missing. */
export const autoQuoteDialog = dialog({
  id: 'auto-quote',
  input: ofSubmission,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./AutoQuoteDialog.tsx')).AutoQuoteDialog,
})

/** Fills in missing or uncertain values. */
export const completeSubmissionDialog = dialog({
  id: 'complete-submission',
  input: ofSubmission,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./CompleteDialog.tsx')).CompleteDialog,
})

/** Edits the mailing address and the comments of a submission. */
export const editSubmissionDialog = dialog({
  id: 'edit-submission',
  input: ofSubmission,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./EditSubmissionDialog.tsx')).EditSubmissionDialog,
})

/** Declines a submission with a reason. */
export const declineSubmissionDialog = dialog({
  id: 'decline-submission',
  input: ofSubmission,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./DeclineSubmissionDialog.tsx')).DeclineSubmissionDialog,
})

/** Asks why a submission was lost. */
export const loseSubmissionDialog = dialog({
  id: 'submission-lost',
  input: ofSubmission,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./LoseSubmissionDialog.tsx')).LoseSubmissionDialog,
})

/** Assigns a submission to a team. */
export const submissionTeamDialog = dialog({
  id: 'submission-team',
  input: ofSubmission,
  width: 'narrow',
  sticky: true,
  load: async () => (await import('./TeamDialog.tsx')).TeamDialog,
})

/** Sets a status. */
export const submissionStatusDialog = dialog({
  id: 'submission-status',
  input: ofSubmission,
  width: 'narrow',
  sticky: true,
  load: async () => (await import('./StatusDialog.tsx')).StatusDialog,
})

/** Writes a reply, to copy or send. */
export const generateReplyDialog = dialog({
  id: 'generate-reply',
  input: ofSubmission,
  width: 'wide',
  sticky: true,
  load: async () => (await import('./ReplyDialog.tsx')).ReplyDialog,
})

/** Refers a submission to a carrier. */
export const carrierReferralDialog = dialog({
  id: 'carrier-referral',
  input: ofSubmission,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./CarrierReferralDialog.tsx')).CarrierReferralDialog,
})

/** Assigns one submission to an owner. */
export const assignSubmissionDialog = dialog({
  id: 'assign-submission',
  input: ofSubmission,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./AssignDialogs.tsx')).AssignSubmissionDialog,
})
