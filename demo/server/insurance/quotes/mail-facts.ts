import { dayOf } from '../../directory/states/zones.ts'
import { formatsOf, type Formats } from '../../kernel/formats/formats.ts'
import type { WrittenQuote } from './tables.ts'

/** What the mails about a quote are filled with. */
export const mailFacts = (
  record: WrittenQuote,
  agency: string,
  formats: Formats = formatsOf(record.region),
) => ({
  quoteNumber: record.quoteNumber,
  company: record.companyName,
  agency,
  firstName: record.customerFirstName,
  customerName: `${record.customerFirstName} ${record.customerLastName}`,
  customerReach: [record.customerEmail, record.customerPhone].filter(Boolean).join(', '),
  agentFirstName: record.agentFirstName,
  agentName: `${record.agentFirstName} ${record.agentLastName}`,
  agentEmail: record.agentEmail,
  agentPhone: record.agentPhone,
  totalPremium: formats.money(record.totalPremium),
  limit: formats.money(record.limit),
  effectiveDate: formats.day(record.effectiveDate),
  endDate: formats.day(record.endDate),
  expiresOn: formats.day(dayOf(record, record.expiresOn)),
})
