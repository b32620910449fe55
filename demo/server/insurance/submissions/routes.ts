import * as acting from '#core/insurance/submissions/acting-endpoints.ts'
import { listSubmissionActivity as listSubmissionActivityCall } from '#core/insurance/submissions/activity.ts'
import * as creating from '#core/insurance/submissions/endpoints.ts'
import { exportSubmissions, selectSubmissions } from '#core/insurance/submissions/endpoints.ts'
import * as calls from '#core/insurance/submissions/endpoints.ts'
import { flaggedRoute } from '../../kernel/flagged-route.ts'
import type { Route } from '../../kernel/route.ts'
import { seenIn } from '../../kernel/seen.ts'
import { openAccount } from './account/open-account.ts'
import { bulkAssign } from './assigning.ts'
import { declineSubmission, loseSubmission, reopenSubmission } from './closing.ts'
import { createSubmission } from './creating.ts'
import { referToCarrier, setSubmissionStatus, setSubmissionTeam } from './deciding.ts'
import { certifySubmission, completeSubmission } from './facts.ts'
import { listSubmissions, selectAllSubmissions, submissionsFile } from './list.ts'
import { readOptions } from './options.ts'
import { listSubmissionActivity, readSubmission, readSubmissionDocument } from './reading.ts'
import { generateReply, sendReply } from './replying.ts'
import { readStats } from './stats.ts'
import type { SubmissionWorkflows } from './workflows.ts'

const route = flaggedRoute('SUBMISSIONS_VIEW')

export const submissionRoutes = (workflows: SubmissionWorkflows): readonly Route[] => [
  route(calls.searchSubmissions, ({ query }, { services, viewer }) =>
    listSubmissions(services, viewer, query),
  ),
  route(exportSubmissions, ({ query }, context) => submissionsFile(context, query)),
  route(selectSubmissions, ({ query }, { services, viewer }) =>
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
  route(creating.createSubmission, ({ body }, { services, viewer, ip }) =>
    createSubmission(services, viewer, { ...body, ip }),
  ),
  route(acting.completeSubmission, ({ params, body }, { services, viewer, request }) =>
    completeSubmission(services, viewer, { ...params, ...seenIn(request) }, body),
  ),
  route(acting.certifySubmission, ({ params, body }, { services, viewer, request }) =>
    certifySubmission(services, viewer, { ...params, ...seenIn(request) }, body.fields),
  ),
  route(acting.declineSubmission, ({ params, body }, { services, viewer, request }) =>
    declineSubmission(services, viewer, { ...params, ...seenIn(request) }, body),
  ),
  route(acting.reopenSubmission, ({ params }, { services, viewer, request }) =>
    reopenSubmission(services, viewer, { ...params, ...seenIn(request) }),
  ),
  route(acting.loseSubmission, ({ params, body }, { services, viewer, request }) =>
    loseSubmission(services, viewer, { ...params, ...seenIn(request) }, body),
  ),
  route(acting.setSubmissionStatus, ({ params, body }, { services, viewer, request }) =>
    setSubmissionStatus(services, viewer, { ...params, ...seenIn(request) }, body),
  ),
  route(acting.setSubmissionTeam, ({ params, body }, { services, viewer, request }) =>
    setSubmissionTeam(services, viewer, { ...params, ...seenIn(request) }, body.teamId),
  ),
  route(acting.bulkAssignSubmissions, ({ body }, context) => bulkAssign(context, body)),
  route(acting.generateReply, ({ params }, { services, viewer }) =>
    generateReply(services, viewer, params.submissionId),
  ),
  route(acting.sendReply, ({ params, body }, { services, viewer, request }) =>
    sendReply(services, viewer, { ...params, ...seenIn(request) }, body.text),
  ),
  route(acting.referToCarrier, ({ params, body }, { services, viewer, request }) =>
    referToCarrier(services, viewer, { ...params, ...seenIn(request) }, body),
  ),
  route(acting.openSubmissionAccount, ({ params }, { services, viewer, request }) =>
    openAccount(services, viewer, { ...params, ...seenIn(request) }),
  ),
  route(acting.autoQuoteSubmission, workflows.autoQuoteSubmission),
  flaggedRoute('SUBMISSIONS_VIEW', 'RENEWAL_SUBMISSIONS')(
    creating.createRenewalSubmission,
    workflows.createRenewalSubmission,
  ),
]
