import {
  certifySubmission,
  reopenSubmission,
} from '#core/insurance/submissions/action-endpoints.ts'
import type { SubmissionRow } from '#core/insurance/submissions/model.ts'
import { getSubmission } from '#core/insurance/submissions/endpoints.ts'
import { unquotedStatuses } from '#core/insurance/submissions/statuses.ts'
import type { SubmissionAction } from '#core/insurance/submissions/transitions.ts'
import type { Dialog } from '#core/platform/dialogs/dialog.ts'
import { action, actionOnSaved, type Action } from '../../frame/actions/action.ts'
import { calls, opens, type Step } from '../../frame/actions/steps.ts'
import { quoteAddress } from '../quote-path.ts'
import {
  assignSubmissionDialog,
  autoQuoteDialog,
  carrierReferralDialog,
  completeSubmissionDialog,
  declineSubmissionDialog,
  editSubmissionDialog,
  generateReplyDialog,
  loseSubmissionDialog,
  submissionStatusDialog,
  submissionTeamDialog,
  type SubmissionDialogInput,
} from './lifecycle/lifecycle-dialogs.ts'
import { submissionQueries } from './submission-queries.ts'
import { submissionSummary } from './submission-summary.ts'

const allows =
  (name: SubmissionAction) =>
  ({ allowedActions }: SubmissionRow): boolean =>
    allowedActions.includes(name)

/** The text params of a submission. */
export const submissionParams = ({ submissionNumber, accountName }: SubmissionRow) => ({
  number: submissionNumber,
  company: accountName,
})

const refetches = submissionQueries

/** The params and version of a call, so that a submission that changed since is rejected. */
const callOptions = ({ id, modified }: SubmissionRow) => ({
  params: { submissionId: id },
  ifMatch: modified,
})

const opensDialog = (dialog: Dialog<SubmissionDialogInput, true>): Step<SubmissionRow> =>
  opens(dialog, { input: ({ id }) => ({ submissionId: id }), refetches })

type ActionOptions = Omit<Action<SubmissionRow>, 'unsaved' | 'visible'>

/** An action on the saved submission; a value that is being edited is saved first. */
const onSaved = (value: Omit<Action<SubmissionRow>, 'unsaved'>): Action<SubmissionRow> =>
  actionOnSaved(
    ({ id }, { api }) => api.call(getSubmission, { params: { submissionId: id } }),
    value,
  )

/** An action that the server allows. */
const step = (name: SubmissionAction, options: ActionOptions): Action<SubmissionRow> =>
  onSaved({ ...options, visible: allows(name) })

/** An action that ends the submission and makes unsaved edits obsolete. */
const ends = (name: SubmissionAction, options: ActionOptions): Action<SubmissionRow> =>
  action({ ...options, isDangerous: true, visible: allows(name), unsaved: 'discard' })

/** Available even while values are missing; the dialog lists them. */
const autoQuote = onSaved({
  id: 'auto-quote',
  asks: true,
  label: 'submission-lifecycle:action.autoQuote',
  icon: 'quote',
  isPrimary: true,
  needs: 'submission:quote',
  visible: ({ status }) => unquotedStatuses.some((each) => each === status),
  async perform({ id }, { portal }) {
    await portal.dialogs.open(autoQuoteDialog, { submissionId: id })
  },
})

const quote = step('quote', {
  id: 'quote-submission',
  label: 'submission-lifecycle:action.quote',
  icon: 'plus',
  perform: async (submission, context) =>
    (await import('./lifecycle/quote-by-hand.ts')).quoteByHand(submission, context),
})

const openQuote = action<SubmissionRow>({
  id: 'open-quote',
  label: 'submission-lifecycle:action.openQuote',
  icon: 'quote',
  visible: ({ quote }) => quote !== null,
  unsaved: 'keep',
  async perform({ quote }, { persona, go }) {
    if (quote) await go(quoteAddress(quote, `/${persona.id}`))
  },
})

const complete = step('complete', {
  id: 'complete-submission',
  asks: true,
  label: 'submission-lifecycle:action.complete',
  icon: 'check',
  perform: opensDialog(completeSubmissionDialog),
})

const edit = step('complete', {
  id: 'edit-submission',
  asks: true,
  label: 'submission-lifecycle:action.edit',
  icon: 'document',
  perform: opensDialog(editSubmissionDialog),
})

const certify = onSaved({
  id: 'certify-submission',
  asks: true,
  label: 'submission-lifecycle:action.certify',
  icon: 'approve',
  visible: (submission) => allows('certify')(submission) && submission.confidence !== null,
  perform: calls({
    confirm: {
      title: 'submission-lifecycle:certify.title',
      lead: 'submission-lifecycle:certify.lead',
      confirm: 'submission-lifecycle:certify.submit',
      weight: 'light',
      summary: submissionSummary,
    },
    params: submissionParams,
    call: (submission, api) =>
      api.call(certifySubmission, { ...callOptions(submission), body: {} }),
    done: 'submission-lifecycle:certify.done',
    refetches,
  }),
})

const assign = step('assign', {
  id: 'assign-submission',
  asks: true,
  label: 'submission-lifecycle:action.assign',
  icon: 'person',
  async perform({ id }, { portal }) {
    await portal.dialogs.open(assignSubmissionDialog, { submissionId: id })
  },
})

const team = step('setTeam', {
  id: 'submission-team',
  asks: true,
  label: 'submission-lifecycle:action.team',
  icon: 'switch',
  perform: opensDialog(submissionTeamDialog),
})

const status = step('setStatus', {
  id: 'submission-status',
  asks: true,
  label: 'submission-lifecycle:action.status',
  icon: 'flag',
  perform: opensDialog(submissionStatusDialog),
})

const reply = step('generateReply', {
  id: 'generate-reply',
  asks: true,
  label: 'submission-lifecycle:action.reply',
  icon: 'send',
  async perform({ id }, { portal }) {
    await portal.dialogs.open(generateReplyDialog, { submissionId: id })
  },
})

const referToCarrier = step('referToCarrier', {
  id: 'carrier-referral',
  asks: true,
  label: 'submission-lifecycle:action.referCarrier',
  icon: 'inbox',
  perform: opensDialog(carrierReferralDialog),
})

const reopen = step('reopen', {
  id: 'reopen-submission',
  asks: true,
  label: 'submission-lifecycle:action.reopen',
  icon: 'release',
  isPrimary: true,
  perform: calls({
    confirm: {
      title: 'submission-lifecycle:reopen.title',
      lead: 'submission-lifecycle:reopen.lead',
      confirm: 'submission-lifecycle:reopen.submit',
      weight: 'light',
      summary: submissionSummary,
    },
    params: submissionParams,
    call: (submission, api) => api.call(reopenSubmission, callOptions(submission)),
    done: 'submission-lifecycle:reopen.done',
    refetches,
  }),
})

const decline = ends('decline', {
  id: 'decline-submission',
  asks: true,
  label: 'submission-lifecycle:action.decline',
  icon: 'decline',
  perform: opensDialog(declineSubmissionDialog),
})

const lose = ends('lose', {
  id: 'submission-lost',
  asks: true,
  label: 'submission-lifecycle:action.lost',
  icon: 'flag',
  perform: opensDialog(loseSubmissionDialog),
})

/** The actions of a submission. */
export const submissionActions = [
  autoQuote,
  quote,
  reopen,
  openQuote,
  complete,
  edit,
  certify,
  reply,
  assign,
  team,
  status,
  referToCarrier,
  decline,
  lose,
]
