import { neverUrgent } from '#core/platform/tables/urgency.ts'
import { defineTable } from '../../frame/tables/define-table.ts'
import { binderTableBase } from './binder-table-base.tsx'
import { PartnerBinderDetails } from './PartnerBinderDetails.tsx'
import { quoteName } from '../quote-path.ts'

/** Binders for personas that only read them: no screen opens and there are no actions. */
export const partnerBinderTable = defineTable({
  ...binderTableBase,
  id: 'partner-binders',
  title: 'quoteNumber',
  subtitle: 'companyName',
  urgency: neverUrgent,
  rowName: quoteName,
  actions: [],
  Details: PartnerBinderDetails,
})
