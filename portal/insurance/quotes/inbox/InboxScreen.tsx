import { useWording } from '#widgets/react/use-wording.ts'
import { listScreen } from '../../../frame/screens/list-screen.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { table } from '../../../frame/tables/table.tsx'
import { quoteTerms } from '../quote-tabs.ts'

/** Quotes that wait for an underwriter. */
const UnderwritingInbox = listScreen({
  title: 'quotes:underwriting.inboxTitle',
  lead: 'quotes:underwriting.inboxLead',
  table: table(
    async () => (await import('./inbox-table.tsx')).inboxTable,
    [
      'quoteNumber',
      'companyName',
      'reason',
      'waitingSince',
      'industry',
      'agencyName',
      'underwriter',
      'needBy',
      ...quoteTerms,
    ],
  ),
})

/** Quotes that others requested from the agency. */
const AgencyQuotes = listScreen({
  title: 'quotes:menu.inbox',
  lead: 'agency-inbox:lead',
  table: table(
    async () => (await import('./agency-inbox-table.ts')).agencyInboxTable,
    ['quoteNumber', 'companyName', 'source', ...quoteTerms],
  ),
})

const AgencyInbox = () => {
  useWording('agency-inbox')
  return <AgencyQuotes />
}

/** The inbox of the viewer, an underwriter or an agency. */
export const InboxScreen = () =>
  usePersona().accountType === 'PARAPET' ? <UnderwritingInbox /> : <AgencyInbox />
