import { binderFilters, quoteFilters } from '#core/insurance/quotes/lists.ts'
import { optionFilter } from '../../frame/tables/option-filter.ts'

/** Filters of quotes (spec 2 §2). */
export const quoteTableFilters = [
  optionFilter('status', 'portal:field.status', 'status', quoteFilters.status),
  optionFilter('activity', 'portal:field.activity', 'option', quoteFilters.activity),
  optionFilter('type', 'portal:field.type', 'option', quoteFilters.type),
]

/** Filters of binders (spec 2 §2). */
export const binderTableFilters = [
  optionFilter('status', 'portal:field.status', 'status', binderFilters.status),
  optionFilter('payment', 'portal:field.payment', 'option', binderFilters.payment),
]
