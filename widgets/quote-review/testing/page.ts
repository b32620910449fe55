import { exampleReview } from '#core/insurance/quotes/review/review.fixture.ts'
import { getQuoteReview } from '#core/insurance/quotes/review/endpoints.ts'
import type { ScriptedServer } from '#core/testing/scripted-server.ts'
import { openElement, type ElementPage } from '../../security-code/testing/page.ts'
import '../element.ts'

/** Shows the review of an open quote. */
export const openReview = (
  answers: (server: ScriptedServer) => void = () => {},
  attributes = 'quote-id="quote-1"',
): ElementPage =>
  openElement('parapet-quote-review', attributes, (server) => {
    server.answer(getQuoteReview, exampleReview)
    answers(server)
  })
