import type { Submission } from '#core/insurance/submissions/model.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runSubmissionAction } from '../submission-action.ts'
import type { SubmissionRef } from '../read-submission.ts'
import { applicationJob } from '../jobs.ts'
import { accountFor } from './account-for.ts'
import { toSubmissionError, fillAccount } from './company.ts'

/**
 * Links a submission to its account, which is found or created, and adds the values that the account
 * lacks, for a manual quote.
 */
export const openAccount = async (
  services: Services,
  viewer: Viewer,
  which: SubmissionRef,
): Promise<Submission> => {
  try {
    return await runSubmissionAction(services, viewer, 'quote', which, async (record) => {
      const accountId = await accountFor(services, viewer, record)
      await fillAccount(services, viewer, accountId, record)
      // the application's files belong to the account from now on
      if (record.accountId !== accountId)
        await services.queue.enqueue(applicationJob, { submissionId: record.id })
      return { change: { accountId } }
    })
  } catch (error) {
    throw toSubmissionError(error)
  }
}
