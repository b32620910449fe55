import { binderFilters, quoteFilters } from '#core/insurance/quotes/lists.ts'
import { optionFilter } from '../../frame/tables/option-filter.ts'

/** Filters of quotes (spec 2 §2). */
export const quoteTableFilters = [
  optionFilter('status', 'portal:field.status', 'quotes:status', quoteFilters.status),
  optionFilter('activity', 'portal:field.activity', 'portal:option', quoteFilters.activity),
  optionFilter('type', 'portal:field.type', 'portal:option', quoteFilters.type),
]

/** Filters of binders (spec 2 §2). */
export const binderTableFilters = [
  optionFilter('status', 'portal:field.status', 'quotes:status', binderFilters.status),
  optionFilter('payment', 'portal:field.payment', 'portal:option', binderFilters.payment),
]
