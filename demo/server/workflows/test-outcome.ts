import { eq } from 'drizzle-orm'
import { serverDataOf } from '#core/foundation/region/server-data.ts'
import { writePolicyholder } from '../insurance/accounts/insured.ts'
import { accounts } from '../insurance/accounts/tables.ts'
import { handler, type JobHandler } from '../kernel/queue/handler.ts'
import type { Services } from '../kernel/services.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { bindQuote } from '../insurance/quotes/bind/bind-quote.ts'
import { writeQuote } from '../insurance/quotes/quote-action.ts'
import { statusColumns } from '../insurance/quotes/effective-status.ts'
import { quotes, type QuoteRecord } from '../insurance/quotes/tables.ts'
import { outcomeJob } from '../insurance/sandbox/jobs.ts'
import { namedOutcomeOf } from '../insurance/sandbox/named-outcomes.ts'
import { issueBoundQuote } from './issue-quote.ts'

/** The address of a policyholder without one; the postcode is known if it affects the price. */
const placeholder = { address1: '1 Test Street', city: 'Testville', zipCode: '78701' } as const

/** Actions of the platform itself are logged without a user. */
const platformItself: Viewer = { kind: 'anonymous' }

/** Adds the data that a policy needs and the page did not ask for, so that its invoice can be paid. */
const complete = async (services: Services, quote: QuoteRecord): Promise<QuoteRecord> => {
  const handle = services.database.handle()
  const [account] = await handle.select().from(accounts).where(eq(accounts.id, quote.accountId))
  const customerPhone = quote.customerPhone || serverDataOf[quote.region].examplePhone
  await writePolicyholder(services, platformItself, quote.accountId, {
    contact: {
      firstName: quote.customerFirstName,
      lastName: quote.customerLastName,
      email: quote.customerEmail,
      phone: customerPhone,
    },
    address: {
      address1: account?.address1 ?? placeholder.address1,
      address2: account?.address2 ?? null,
      city: account?.city ?? placeholder.city,
      zipCode: account?.zipCode ?? placeholder.zipCode,
    },
  })
  return writeQuote(services, quote, { customerPhone })
}

/** Applies the test outcome encoded in the company name: declines or issues a saved quote. */
export const runTestOutcome = async (services: Services, quoteId: string): Promise<void> => {
  const handle = services.database.handle()
  const [quote] = await handle.select().from(quotes).where(eq(quotes.id, quoteId)).for('update')
  if (quote?.status !== 'READY' && quote?.status !== 'REFERRED') return
  const outcome = namedOutcomeOf(services, quote.companyName)
  if (outcome === 'decline') {
    await writeQuote(services, quote, {
      ...statusColumns('DECLINED'),
      declineReason: 'Declined by the name of the company',
      declineReasonSummary: 'BOR',
    })
  }
  if (outcome === 'issue') {
    const bound = await bindQuote(services, await complete(services, quote))
    await issueBoundQuote(services, platformItself, bound)
  }
}

/** The job that a saved quote of test mode queues. */
export const testOutcomeHandlers: readonly JobHandler[] = [
  handler(outcomeJob, 'transaction', ({ quoteId }, services) => runTestOutcome(services, quoteId)),
]
