import * as actions from '#core/insurance/submissions/action-endpoints.ts'
import { listSubmissionActivity as listSubmissionActivityCall } from '#core/insurance/submissions/activity.ts'
import * as calls from '#core/insurance/submissions/endpoints.ts'
import { flaggedRoute } from '../../kernel/flagged-route.ts'
import type { Route } from '../../kernel/route.ts'
import { ifMatchOf } from '../../kernel/if-match.ts'
import { openAccount } from './account/open-account.ts'
import { bulkAssign } from './assign-submissions.ts'
import { declineSubmission, loseSubmission, reopenSubmission } from './close-submission.ts'
import { createSubmission } from './create-submission.ts'
import { referToCarrier, setSubmissionStatus, setSubmissionTeam } from './decide-submission.ts'
import { certifySubmission, completeSubmission } from './complete-submission.ts'
import { listSubmissions, selectAllSubmissions, submissionsFile } from './list.ts'
import { readOptions } from './options.ts'
import {
  listSubmissionActivity,
  readSubmission,
  readSubmissionDocument,
} from './read-submission.ts'
import { generateReply, sendReply } from './reply-to-submitter.ts'
import { readStats } from './stats.ts'
import type { SubmissionWorkflows } from './workflows.ts'

const route = flaggedRoute('SUBMISSIONS_VIEW')

export const submissionRoutes = (workflows: SubmissionWorkflows): readonly Route[] => [
  route(calls.searchSubmissions, ({ query }, { services, viewer }) =>
    listSubmissions(services, viewer, query),
  ),
  route(calls.exportSubmissions, ({ query }, context) => submissionsFile(context, query)),
  route(calls.selectSubmissions, ({ query }, { services, viewer }) =>
    selectAllSubmissions(services, viewer, query),
  ),
  route(calls.getSubmissionStats, ({ query }, context) => readStats(context, query)),
  route(calls.getSubmissionOptions, (_, { services, viewer }) => readOptions(services, viewer)),
  route(calls.getSubmission, ({ params }, { services, viewer }) =>
    readSubmission(services, viewer, params.submissionId),
  ),
  route(listSubmissionActivityCall, ({ params }, { services, viewer }) =>
    listSubmissionActivity(services, viewer, params.submissionId),
  ),
  route(calls.downloadSubmissionDocument, ({ params }, { services, viewer }) =>
    readSubmissionDocument(services, viewer, params),
  ),
  route(calls.createSubmission, ({ body }, { services, viewer, ip }) =>
    createSubmission(services, viewer, { ...body, ip }),
  ),
  route(actions.completeSubmission, ({ params, body }, { services, viewer, request }) =>
    completeSubmission(services, viewer, { ...params, ...ifMatchOf(request) }, body),
  ),
  route(actions.certifySubmission, ({ params, body }, { services, viewer, request }) =>
    certifySubmission(services, viewer, { ...params, ...ifMatchOf(request) }, body.fields),
  ),
  route(actions.declineSubmission, ({ params, body }, { services, viewer, request }) =>
    declineSubmission(services, viewer, { ...params, ...ifMatchOf(request) }, body),
  ),
  route(actions.reopenSubmission, ({ params }, { services, viewer, request }) =>
    reopenSubmission(services, viewer, { ...params, ...ifMatchOf(request) }),
  ),
  route(actions.loseSubmission, ({ params, body }, { services, viewer, request }) =>
    loseSubmission(services, viewer, { ...params, ...ifMatchOf(request) }, body),
  ),
  route(actions.setSubmissionStatus, ({ params, body }, { services, viewer, request }) =>
    setSubmissionStatus(services, viewer, { ...params, ...ifMatchOf(request) }, body),
  ),
  route(actions.setSubmissionTeam, ({ params, body }, { services, viewer, request }) =>
    setSubmissionTeam(services, viewer, { ...params, ...ifMatchOf(request) }, body.teamId),
  ),
  route(actions.bulkAssignSubmissions, ({ body }, context) => bulkAssign(context, body)),
  route(actions.generateReply, ({ params }, { services, viewer }) =>
    generateReply(services, viewer, params.submissionId),
  ),
  route(actions.sendReply, ({ params, body }, { services, viewer, request }) =>
    sendReply(services, viewer, { ...params, ...ifMatchOf(request) }, body.text),
  ),
  route(actions.referToCarrier, ({ params, body }, { services, viewer, request }) =>
    referToCarrier(services, viewer, { ...params, ...ifMatchOf(request) }, body),
  ),
  route(actions.openSubmissionAccount, ({ params }, { services, viewer, request }) =>
    openAccount(services, viewer, { ...params, ...ifMatchOf(request) }),
  ),
  route(actions.autoQuoteSubmission, workflows.autoQuoteSubmission),
  flaggedRoute('SUBMISSIONS_VIEW', 'RENEWAL_SUBMISSIONS')(
    calls.createRenewalSubmission,
    workflows.createRenewalSubmission,
  ),
]
