import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

const submissionInput = z.object({ submissionId: z.string() })
export type SubmissionDialogInput = z.output<typeof submissionInput>

/** Quotes a submission and opens the quote, or lists what is missing. */
export const autoQuoteDialog = dialog({
  id: 'auto-quote',
  input: submissionInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./AutoQuoteDialog.tsx')).AutoQuoteDialog,
})

/** Fills in missing or uncertain values. */
export const completeSubmissionDialog = dialog({
  id: 'complete-submission',
  input: submissionInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./CompleteDialog.tsx')).CompleteDialog,
})

/** Edits the mailing address and the comments of a submission. */
export const editSubmissionDialog = dialog({
  id: 'edit-submission',
  input: submissionInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./EditSubmissionDialog.tsx')).EditSubmissionDialog,
})

/** Declines a submission with a reason. */
export const declineSubmissionDialog = dialog({
  id: 'decline-submission',
  input: submissionInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./DeclineSubmissionDialog.tsx')).DeclineSubmissionDialog,
})

/** Asks why a submission was lost. */
export const loseSubmissionDialog = dialog({
  id: 'submission-lost',
  input: submissionInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./LoseSubmissionDialog.tsx')).LoseSubmissionDialog,
})

/** Assigns a submission to a team. */
export const submissionTeamDialog = dialog({
  id: 'submission-team',
  input: submissionInput,
  width: 'narrow',
  sticky: true,
  load: async () => (await import('./TeamDialog.tsx')).TeamDialog,
})

/** Sets a status. */
export const submissionStatusDialog = dialog({
  id: 'submission-status',
  input: submissionInput,
  width: 'narrow',
  sticky: true,
  load: async () => (await import('./StatusDialog.tsx')).StatusDialog,
})

/** Writes a reply, to copy or send. */
export const generateReplyDialog = dialog({
  id: 'generate-reply',
  input: submissionInput,
  width: 'wide',
  sticky: true,
  load: async () => (await import('./ReplyDialog.tsx')).ReplyDialog,
})

/** Refers a submission to a carrier. */
export const carrierReferralDialog = dialog({
  id: 'carrier-referral',
  input: submissionInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./CarrierReferralDialog.tsx')).CarrierReferralDialog,
})

/** Assigns one submission to an owner. */
export const assignSubmissionDialog = dialog({
  id: 'assign-submission',
  input: submissionInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./AssignDialogs.tsx')).AssignSubmissionDialog,
})
