import { binderList, quoteList } from '#core/insurance/quotes/lists.ts'
import { optionFilter } from '../../frame/tables/option-filter.ts'

/** Filters of quotes (spec 2 §2). */
export const quoteTableFilters = [
  optionFilter('status', 'portal:field.status', 'status', quoteList.filters.status.values),
  optionFilter('activity', 'portal:field.activity', 'option', quoteList.filters.activity.values),
  optionFilter('type', 'portal:field.type', 'option', quoteList.filters.type.values),
]

/** Filters of binders (spec 2 §2). */
export const binderTableFilters = [
  optionFilter('status', 'portal:field.status', 'status', binderList.filters.status.values),
  optionFilter('payment', 'portal:field.payment', 'option', binderList.filters.payment.values),
]
