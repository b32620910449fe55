import { ClientError } from '#core/foundation/errors/client-error.ts'
import { defaultProductOf } from '#core/insurance/products/model.ts'
import { getRenewal } from '#core/insurance/quotes/renewal/endpoints.ts'
import { openSubmissionAccount } from '#core/insurance/submissions/action-endpoints.ts'
import type { Submission, SubmissionRow } from '#core/insurance/submissions/model.ts'
import type { ActionContext } from '../../../frame/actions/action.ts'
import { wizardAddress } from '../../wizard-paths.ts'
import { submissionQueries } from '../submission-queries.ts'
import { completeSubmissionDialog } from './lifecycle-dialogs.ts'

/** Opens the account of a submission; asks first for missing values that it needs. */
const openAccount = async (
  { id: submissionId, modified: ifMatch, missingFields }: SubmissionRow,
  { portal }: ActionContext,
): Promise<Submission | undefined> => {
  try {
    return await portal.api.call(openSubmissionAccount, { params: { submissionId }, ifMatch })
  } catch (error) {
    const isIncomplete = error instanceof ClientError && error.fieldErrors.length > 0
    if (!isIncomplete || missingFields.length === 0) throw error
    await portal.dialogs.open(completeSubmissionDialog, { submissionId })
    return undefined
  } finally {
    await portal.queries.refresh(...submissionQueries)
  }
}

/** Opens the wizard for a submission's account, or for the policy that it renews. */
export const quoteByHand = async (
  submission: SubmissionRow,
  context: ActionContext,
): Promise<void> => {
  const opened = await openAccount(submission, context)
  if (!opened?.accountId) return
  const { portal, persona, go } = context
  const { accountId, policyId, region } = opened
  const { product } =
    policyId === null
      ? { product: defaultProductOf[region] }
      : await portal.api.call(getRenewal, { params: { policyId } })
  const subject = { accountId, product, ...(policyId !== null && { policyId }) }
  await go(wizardAddress(`/${persona.id}`, subject))
}
