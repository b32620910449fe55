import { localeOf, type Locale } from '#core/foundation/region/regions.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { agencyOf } from '../../directory/agencies/service.ts'
import { dayOf } from '../../directory/states/zones.ts'
import { formatsOf } from '../../kernel/formats/formats.ts'
import { mailTexts } from '../../kernel/mail-text.ts'
import type { Services } from '../../kernel/services.ts'
import type { WrittenQuote } from './tables.ts'

/** The params of mails about a quote. */
export const mailFacts = (record: WrittenQuote, agency: string, locale?: Locale) => {
  const formats = formatsOf(record.region, locale)
  return {
    quoteNumber: record.quoteNumber,
    company: record.companyName,
    agency,
    firstName: record.customerFirstName,
    customerName: `${record.customerFirstName} ${record.customerLastName}`,
    customerReach: [record.customerEmail, formatPhone(record.region, record.customerPhone)]
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

/** The texts, facts and addresses of a mail about a quote. */
export const mailSetting = async (
  services: Services,
  record: WrittenQuote,
  locale: Locale = localeOf[record.region],
) => ({
  t: mailTexts(services, locale),
  facts: mailFacts(record, (await agencyOf(services, record.agencyId)).name, locale),
  dashboard: `${services.config.origins.portal}/agency/dashboard`,
  /** The quote on the agency's own screens, with its documents. */
  ownScreen: `${services.config.origins.portal}/agency/quotes/${record.id}`,
})
