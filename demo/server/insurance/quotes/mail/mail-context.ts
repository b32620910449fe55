import { localeOf, type Region } from '#core/foundation/region/regions.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { isIndication } from '#core/insurance/quotes/statuses.ts'
import { agencyOf } from '../../../directory/agencies/service.ts'
import { dayOf } from '../../../directory/states/zones.ts'
import { formatsOf } from '../../../kernel/formats/formats.ts'
import { mailTexts, type FillMail, type MailText } from '../../../kernel/mail-text.ts'
import { portalLink } from '../../../kernel/portal-link.ts'
import type { Services } from '../../../kernel/services.ts'
import type { WrittenQuote } from '../tables.ts'

/** The text parameters of mails about a quote. */
export const mailParams = (
  record: WrittenQuote,
  agency: string,
  readers: Region = record.region,
) => {
  const formats = formatsOf(record.region, localeOf[readers])
  return {
    quoteNumber: record.quoteNumber,
    company: record.companyName,
    agency,
    firstName: record.customerFirstName,
    customerName: `${record.customerFirstName} ${record.customerLastName}`,
    customerVisibility: [record.customerEmail, formatPhone(record.region, record.customerPhone)]
      .filter(Boolean)
      .join(', '),
    agentFirstName: record.agentFirstName,
    agentName: `${record.agentFirstName} ${record.agentLastName}`,
    agentEmail: record.agentEmail,
    agentPhone: formatPhone(record.region, record.agentPhone),
    totalPremium: formats.money(record.totalPremium),
    limit: formats.money(record.limit),
    effectiveDate: formats.day(record.effectiveDate),
    endDate: formats.day(record.endDate),
    expiresOn: formats.day(dayOf(record, record.expiresOn)),
  }
}

/** How many quotes in a mail are indications. */
type Marked = 'none' | 'some' | 'all'

const markedOf = (records: readonly Pick<WrittenQuote, 'status'>[]): Marked => {
  const marked = records.filter((each) => isIndication(each)).length
  return marked === 0 ? 'none' : marked === records.length ? 'all' : 'some'
}

const subjects = {
  some: 'mails:indication.someSubject',
  all: 'mails:indication.subject',
} as const satisfies Record<Exclude<Marked, 'none'>, WordingKey>

/** A subject that states how many of its quotes are subject to underwriting. */
export const markedSubject = (
  t: FillMail,
  records: readonly Pick<WrittenQuote, 'status'>[],
  subject: MailText,
): MailText => {
  const marked = markedOf(records)
  return marked === 'none' ? subject : t(subjects[marked], { subject })
}

/** A paragraph about indications; empty if every quote is an offer. */
export const indicationText = (
  t: FillMail,
  records: readonly Pick<WrittenQuote, 'status'>[],
): string => (markedOf(records) === 'none' ? '' : t('mails:indication.text'))

/**
 * The texts, parameters and addresses of a mail about a quote; in the quote's region, except for staff.
 */
export const mailContext = async (
  services: Services,
  record: WrittenQuote,
  readers: Region = record.region,
) => ({
  region: readers,
  t: mailTexts(services, readers),
  params: mailParams(record, (await agencyOf(services, record.agencyId)).name, readers),
  dashboard: portalLink(services, readers, '/agency/dashboard'),
  /** The quote on the agency's own screens, with its documents. */
  ownScreen: portalLink(services, readers, `/agency/quotes/${record.id}`),
})
