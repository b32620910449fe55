import { neverUrgent } from '#core/platform/tables/urgency.ts'
import { defineTable } from '../../frame/tables/define-table.ts'
import { binderFacts } from './binder-facts.tsx'
import { PartnerBinderDetails } from './PartnerBinderDetails.tsx'
import { quoteName } from '../quote-path.ts'

/** Binders for those with a part in them, who only read: no screen opens, nothing is to be done. */
export const partnerBinderTable = defineTable({
  ...binderFacts,
  id: 'partner-binders',
  title: 'quoteNumber',
  subtitle: 'companyName',
  urgency: neverUrgent,
  rowName: quoteName,
  actions: [],
  Details: PartnerBinderDetails,
})
