import { and, eq, sql } from 'drizzle-orm'
import { brokerFeesOf } from '#core/insurance/quotes/total.ts'
import { addDays } from '#core/foundation/calendar-dates/calendar-date.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { Services } from '../kernel/services.ts'
import { invoiceJob, policyJob } from '../insurance/policies/jobs.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { raiseAccountStatus } from '../insurance/accounts/insured.ts'
import { accounts } from '../insurance/accounts/tables.ts'
import { runQuoteAction, writeQuote } from '../insurance/quotes/quote-action.ts'
import { runQuoteBulkAction } from '../insurance/quotes/bulk/bulk-run.ts'
import { queueBulkMails } from '../insurance/quotes/bulk/bulk-mails.ts'
import type { QuoteWorkflows } from '../insurance/quotes/workflows.ts'
import { bindQuote } from '../insurance/quotes/bind/bind-quote.ts'
import type { DecisionMail } from '../insurance/quotes/mail/mail-limits.ts'
import { numberOfPolicy } from '../insurance/quotes/numbers.ts'
import { statusColumns } from '../insurance/quotes/effective-status.ts'
import type { QuoteRef } from '../insurance/quotes/read-quote.ts'
import type { QuoteRecord } from '../insurance/quotes/tables.ts'
import { mailAgentIssued, mailIssuedPolicy } from '../insurance/policies/mails.ts'
import { todayOf } from '../directory/states/zones.ts'
import { renewedError } from '../insurance/policies/renewal-rules.ts'
import { lockPolicy } from '../insurance/policies/service.ts'
import { stateOf } from '../insurance/policies/state.ts'
import { policies, type PolicyRecord, type WrittenPolicy } from '../insurance/policies/tables.ts'
import { recordIssues } from '../insurance/policies/terms/record-issues.ts'

/** Days to pay from the date of issue (spec 2 §9). */
export const daysToPay = 7

/** Locks the policy that a quote renews; 409 if another quote has renewed it. */
const lockRenewedPolicy = async (
  services: Services,
  { renewsPolicyId }: QuoteRecord,
): Promise<PolicyRecord | undefined> => {
  if (renewsPolicyId === null) return undefined
  const policy = await lockPolicy(services, renewsPolicyId)
  if (policy.renewedById !== null) throw await renewedError(services, policy.renewedById)
  return policy
}

/** Stores the successor of a policy, which is then no longer open for renewal. */
const writeRenewed = async (
  { database }: Services,
  { id, accountId }: PolicyRecord,
  renewedById: string,
): Promise<void> => {
  const handle = database.handle()
  await handle
    .update(policies)
    .set({ renewedById, isOpenForRenewal: false })
    .where(eq(policies.id, id))
  const isOpen = handle
    .select({ id: policies.id })
    .from(policies)
    .where(and(eq(policies.accountId, accountId), eq(policies.isOpenForRenewal, true)))
  await handle
    .update(accounts)
    .set({ isOpenForRenewal: sql`exists ${isOpen}` })
    .where(eq(accounts.id, accountId))
}

/** Creates the policy and the invoice of a quote; the amount due is the quote's total. */
const insertPolicy = async (
  services: Services,
  viewer: Viewer,
  quote: QuoteRecord,
): Promise<WrittenPolicy> => {
  const now = services.clock.now()
  const today = todayOf(quote, now)
  const record: WrittenPolicy = {
    id: services.newId(),
    policyNumber: await numberOfPolicy(services, 'policy_numbers', quote),
    invoiceNumber: await numberOfPolicy(services, 'invoice_numbers', quote),
    quoteId: quote.id,
    quoteNumber: quote.quoteNumber,
    accountId: quote.accountId,
    agencyId: quote.agencyId,
    agencyName: quote.agencyName,
    product: quote.product,
    region: quote.region,
    companyName: quote.companyName,
    customerFirstName: quote.customerFirstName,
    customerLastName: quote.customerLastName,
    customerEmail: quote.customerEmail,
    customerPhone: quote.customerPhone,
    effectiveDate: quote.effectiveDate,
    endDate: quote.endDate,
    dueDate: addDays(today, daysToPay),
    limit: quote.limit,
    deductible: quote.deductible,
    premium: quote.premium,
    brokerFee: brokerFeesOf(quote),
    mgaFee: quote.mgaFee,
    totalPremium: quote.totalPremium,
    isRenewal: quote.isRenewal,
    isEndorsement: false,
    paymentStatus: 'Unpaid',
    amountPaid: 0,
    renewedById: null,
    cancelled: null,
    coverStatus: stateOf({ ...quote, cancelled: null }, today),
    isOpenForRenewal: false,
    created: now,
    modified: now,
  }
  await services.database.handle().insert(policies).values(record)
  const actorId = viewer.kind === 'user' ? viewer.userId : null
  await recordIssues(services, [{ policy: record, day: today, actorId }])
  for (const paper of [policyJob, invoiceJob]) {
    await services.queue.enqueue(paper, { policyId: record.id })
  }
  return record
}

/** Marks a bound quote as issued, with its policy, and mails the policyholder. */
export const issueBoundQuote = async (
  services: Services,
  viewer: Viewer,
  bound: QuoteRecord,
  agent: DecisionMail = 'send',
): Promise<void> => {
  const renewed = await lockRenewedPolicy(services, bound)
  const policy = await insertPolicy(services, viewer, bound)
  if (renewed !== undefined) await writeRenewed(services, renewed, policy.id)
  const issued = await writeQuote(services, bound, {
    ...statusColumns('ISSUED'),
    policyId: policy.id,
    policyNumber: policy.policyNumber,
    paymentStatus: policy.paymentStatus,
  })
  await raiseAccountStatus(services, bound.accountId, 'Active Policy')
  await mailIssuedPolicy(services, issued, policy)
  if (agent === 'send') await mailAgentIssued(services, issued, policy)
}

/** BOUND → ISSUED by the agency of the binder. */
export const issueByAgent = (services: Services, viewer: Viewer, which: QuoteRef): Promise<Quote> =>
  runQuoteAction(services, viewer, 'agentIssue', which, (record) =>
    issueBoundQuote(services, viewer, record),
  )

/** BOUND → ISSUED with policy, documents, invoice and payment link; a REQUESTED quote is bound first. */
export const issueQuote = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  agent: DecisionMail = 'send',
): Promise<Quote> =>
  runQuoteAction(services, viewer, 'issue', which, async (record) => {
    await issueBoundQuote(
      services,
      viewer,
      record.status === 'BOUND' ? record : await bindQuote(services, record),
      agent,
    )
  })

/** Issues several quotes; each agent gets one mail about all of theirs at the end. */
export const issueQuotes: QuoteWorkflows['issueQuotes'] = ({ body }, context) =>
  runQuoteBulkAction(context, body, {
    action: 'issue',
    perform: (_, { id: quoteId, ...seen }) =>
      issueQuote(context.services, context.viewer, { quoteId, ...seen }, 'skip'),
    after: (run, { left }) => queueBulkMails(context.services, run, left),
  })
