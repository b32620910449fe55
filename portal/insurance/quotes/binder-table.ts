import { quoteUrgency } from '#core/insurance/quotes/list/urgency.ts'
import { defineTable } from '../../frame/tables/define-table.ts'
import { binderTableBase } from './binder-table-base.tsx'
import { quoteRoles } from './quote-roles.ts'

/** The bound quotes that the viewer sees, earliest effective date first (spec 2 §9). */
export const binderTable = defineTable({
  ...binderTableBase,
  ...quoteRoles,
  id: 'binders',
  bulk: {
    needs: 'quote:approve',
    version: ({ modified }) => modified,
    load: async () => (await import('./bulk/quote-bulk.ts')).binderBulk,
  },
  urgency: quoteUrgency,
})
