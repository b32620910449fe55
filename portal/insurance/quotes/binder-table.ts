import { quoteUrgency } from '#core/insurance/quotes/list/urgency.ts'
import { defineTable } from '../../frame/tables/define-table.ts'
import { binderFacts } from './binder-facts.tsx'
import { quoteRoles } from './quote-roles.ts'

/** The bound quotes that the viewer sees, earliest effective date first (spec 2 §9). */
export const binderTable = defineTable({
  ...binderFacts,
  ...quoteRoles,
  id: 'binders',
  bulk: {
    needs: 'quote:approve',
    seen: ({ modified }) => modified,
    load: async () => (await import('./bulk/quote-bulk.ts')).binderBulk,
  },
  urgency: quoteUrgency,
})
