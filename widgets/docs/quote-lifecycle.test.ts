import { expect, test } from 'vitest'
import { quoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { quoteLifeDiagram } from './quote-lifecycle.ts'

test('draws every status, and connects a referral with a policy', () => {
  const drawn = quoteLifeDiagram().split('\n\n')
  expect(drawn.map((part) => part.split('\n')[0])).toEqual(quoteStatuses)
  const stepsOf = (status: string) => drawn.find((part) => part.split('\n')[0] === status) ?? ''
  expect(stepsOf('REFERRED')).toMatch(/release ─+▶ READY/)
  expect(stepsOf('READY')).toMatch(/requestToBind ─+▶ REQUESTED/)
  expect(stepsOf('REQUESTED')).toMatch(/issue ─+▶ ISSUED/)
  expect(stepsOf('BOUND')).toMatch(/rescindBinder ─+▶ RESCIND/)
  expect(stepsOf('BOUND')).toMatch(/\(expires\) ─+▶ BINDER EXPIRED/)
})
