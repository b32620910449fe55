import { testQuoteList } from '#core/administration/api-keys/lists.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { neverUrgent } from '#core/platform/tables/urgency.ts'
import { action } from '../../frame/actions/action.ts'
import { copyText } from '../../frame/errors/copy-text.ts'
import { defineTable } from '../../frame/tables/define-table.ts'
import { quoteColumns } from '../../insurance/quotes/quote-columns.tsx'
import { quoteName } from '../../insurance/quote-path.ts'

const copyNumber = action<QuoteRow>({
  id: 'copy-number',
  label: 'keys:action.copyNumber',
  icon: 'document',
  visible: () => true,
  unsaved: 'keep',
  perform: async ({ quoteNumber }, { portal }) => {
    await copyText(quoteNumber)
    portal.notifications.show('success', portal.wording.t('keys:issued.copied'))
  },
})

/** Quotes that the agency's test keys created, last changed first. */
export const testQuoteTable = defineTable({
  id: 'test-quotes',
  label: 'keys:tab.test',
  list: testQuoteList,
  source: (queries, query) => queries.options(testQuoteList.endpoint, { query }),
  columns: quoteColumns,
  filters: { status: { label: 'quotes:field.status', texts: 'quotes:status' } },
  title: 'quoteNumber',
  subtitle: 'companyName',
  urgency: neverUrgent,
  primary: { kind: 'perform', action: copyNumber },
  rowName: quoteName,
  actions: [copyNumber],
  card: { aside: 'status', lead: ['totalPremium', 'effectiveDate'] },
  pageSize: 20,
})
