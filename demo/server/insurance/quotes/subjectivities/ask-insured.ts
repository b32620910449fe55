import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import {
  openSubjectivityStatuses,
  type AskedOfInsured,
} from '#core/insurance/quotes/subjectivities/model.ts'
import { openQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { mailboxOf } from '../../../directory/users/email-key.ts'
import { ApiError, fieldError } from '../../../kernel/api-error.ts'
import { zoneOf } from '../../../directory/states/zones.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { customerLink } from '../mail/customer-link.ts'
import { mailContext } from '../mail/mail-context.ts'
import { readQuote } from '../read-quote.ts'
import { quoteScope } from '../scope.ts'
import { quotes } from '../tables.ts'
import { listedColumns, lockOpen, subjectivitiesToWire } from './service.ts'
import { subjectivities } from './tables.ts'

/** Maximum listed quotes. */
const maxQuotes = 20

/** Mails to one policyholder per day. */
const mailsADay = { calls: 10, seconds: 86_400 } as const

/** The open subjectivities of the viewer's open quotes, by expiry. */
export const listAskedOfInsured = async (
  services: Services,
  viewer: Viewer,
): Promise<{ content: AskedOfInsured[] }> => {
  const handle = services.database.handle()
  const found = await handle
    .select({
      quoteId: quotes.id,
      quoteNumber: quotes.quoteNumber,
      companyName: quotes.companyName,
      agencyName: quotes.agencyName,
      region: quotes.region,
      state: quotes.state,
    })
    .from(quotes)
    .where(
      and(
        quoteScope(viewer),
        gt(quotes.openSubjectivities, 0),
        inArray(quotes.effectiveStatus, [...openQuoteStatuses]),
      ),
    )
    .orderBy(asc(quotes.expiresOn), asc(quotes.id))
    .limit(maxQuotes)
  const rows = await handle
    .select(listedColumns)
    .from(subjectivities)
    .where(
      and(
        inArray(
          subjectivities.quoteId,
          found.map(({ quoteId }) => quoteId),
        ),
        inArray(subjectivities.status, [...openSubjectivityStatuses]),
      ),
    )
    .orderBy(asc(subjectivities.created), asc(subjectivities.id))
  const content = found.map(async ({ region, state, ...quote }) => ({
    ...quote,
    timezone: zoneOf({ region, state }),
    items: await subjectivitiesToWire(
      services,
      rows.filter(({ quoteId }) => quoteId === quote.quoteId),
    ),
  }))
  return { content: await Promise.all(content) }
}

/** Mails the policyholder the open subjectivities, with a link that a security code opens. */
export const askInsured = async (
  services: Services,
  viewer: Viewer,
  quoteId: string,
): Promise<undefined> => {
  const { customerEmail } = await readQuote(services, viewer, { quoteId })
  if (customerEmail === '') throw fieldError('required', 'customerEmail')
  await services.limits.take('subjectivity mail', mailboxOf(customerEmail), mailsADay)
  return services.database.transaction(async () => {
    const record = await lockOpen(services, viewer, quoteId)
    const open = await services.database
      .handle()
      .select({ text: subjectivities.text })
      .from(subjectivities)
      .where(and(eq(subjectivities.quoteId, quoteId), eq(subjectivities.status, 'OPEN')))
      .orderBy(asc(subjectivities.created), asc(subjectivities.id))
    if (open.length === 0) throw new ApiError('subjectivityDecided')
    const link = await customerLink(services, record, {
      flow: 'OTHER',
      grant: { kind: 'quote', id: record.id },
      redirectPath: `/customer/quotes/${record.id}/subjectivities`,
    })
    const { region, t, params } = await mailContext(services, record)
    const requests = open.map(({ text }) => `- ${text}`).join('\n')
    await services.send({
      region,
      to: record.customerEmail,
      via: 'email',
      subject: t('mails:subjectivities.subject', params),
      text: t('mails:subjectivities.text', { ...params, requests, link }),
    })
    return undefined
  })
}
