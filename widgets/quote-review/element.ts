import quoteReview from '#core/foundation/wording/locales/en-US/quote-review.json'
import { defineElement } from '../element/define.ts'
import { receiveRecord } from '../element/receive-record.ts'
import { definition } from './definition.ts'
import { QuoteReview } from './QuoteReview.tsx'

export { definition }

defineElement(definition, QuoteReview, {
  wording: { 'quote-review': quoteReview },
  receive: receiveRecord('quote'),
})
