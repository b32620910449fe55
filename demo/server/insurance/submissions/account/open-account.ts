import type { Submission } from '#core/insurance/submissions/model.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runSubmissionAction } from '../submission-action.ts'
import type { WhichSubmission } from '../read-submission.ts'
import { applicationJob } from '../jobs.ts'
import { accountFor } from './account-for.ts'
import { toSubmissionError, fillAccount } from './company.ts'

/**
 * Links a submission to its account, which is found or made, and fills in what that does not know yet: for
 * a quote that a person makes.
 */
export const openAccount = async (
  services: Services,
  viewer: Viewer,
  which: WhichSubmission,
): Promise<Submission> => {
  try {
    return await runSubmissionAction(services, viewer, 'quote', which, async (record) => {
      const accountId = await accountFor(services, viewer, record)
      await fillAccount(services, viewer, accountId, record)
      // the files of its application are the account's from now on
      if (record.accountId !== accountId)
        await services.queue.enqueue(applicationJob, { submissionId: record.id })
      return { change: { accountId } }
    })
  } catch (error) {
    throw toSubmissionError(error)
  }
}
