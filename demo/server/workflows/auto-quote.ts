import { defaultProductOf } from '#core/insurance/products/model.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import type { AutoQuoteInput } from '#core/insurance/submissions/forms.ts'
import { fieldError } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { ifMatchOf } from '../kernel/if-match.ts'
import { answersOf } from '../insurance/security/account-answers.ts'
import { saveQuote } from '../insurance/quotes/edit/save-quote.ts'
import { runSubmissionAction } from '../insurance/submissions/submission-action.ts'
import { lockSubmission, readSubmission } from '../insurance/submissions/read-submission.ts'
import type { SubmissionRecord } from '../insurance/submissions/tables.ts'
import type { SubmissionWorkflows } from '../insurance/submissions/workflows.ts'
import { readRenewal, saveRenewal } from './renew-policy.ts'
import { accountFor } from '../insurance/submissions/account/account-for.ts'
import {
  toSubmissionError,
  fillAccount,
  quoteContact,
  ratedCompany,
} from '../insurance/submissions/account/company.ts'

const quoteNew = async (
  { services, viewer, ip }: Context,
  record: SubmissionRecord,
  { product = defaultProductOf[record.region] }: Pick<AutoQuoteInput, 'product'>,
): Promise<string> => {
  if (regionOfProduct[product] !== record.region) throw fieldError('productNotOffered', 'product')
  const accountId = await accountFor(services, viewer, record)
  const draft = {
    ...quoteContact(record),
    accountId,
    initialRequestData: {
      product,
      account: ratedCompany(record),
      securityAnswers: await answersOf(services, accountId),
    },
  }
  await saveQuote(services, viewer, product, draft, ip, { submissionId: record.id })
  return accountId
}

const quoteRenewal = async (
  context: Context,
  record: SubmissionRecord,
  policyId: string,
  { product }: Pick<AutoQuoteInput, 'product'>,
): Promise<string> => {
  const { services, viewer, ip } = context
  const { input } = await readRenewal(context, policyId)
  if (product !== undefined && product !== input.product)
    throw fieldError('productDiffers', 'product')
  const draft = {
    ...quoteContact(record),
    policyId,
    initialRequestData: { ...input, account: ratedCompany(record) },
  }
  return (await saveRenewal(services, viewer, draft, ip)).accountId
}

/**
 * Prices a complete submission and links the quote to it. Idempotent. The account is found or created
 * in the same transaction, so that a rejected price leaves none behind.
 */
export const autoQuoteSubmission: SubmissionWorkflows['autoQuoteSubmission'] = async (
  { params, body: asked },
  context,
) => {
  const { services, viewer, request } = context
  const which = { ...params, ...ifMatchOf(request) }
  try {
    return await services.database.transaction(async () => {
      const locked = await lockSubmission(services, viewer, which.submissionId)
      const isRepeated = asked.requestId !== undefined && locked.quoteRequestId === asked.requestId
      if (isRepeated) return readSubmission(services, viewer, locked.id)
      return runSubmissionAction(services, viewer, 'autoQuote', which, async (record) => {
        const accountId =
          record.policyId === null
            ? await quoteNew(context, record, asked)
            : await quoteRenewal(context, record, record.policyId, asked)
        await fillAccount(services, viewer, accountId, record)
        return { change: { accountId, quoteRequestId: asked.requestId ?? null } }
      })
    })
  } catch (error) {
    throw toSubmissionError(error)
  }
}
