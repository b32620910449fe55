import { expect, test } from 'vitest'
import { scriptedPrice } from '../../../testing/scripted-rater.ts'
import { coverageIds } from '../../products/coverages.ts'
import { million, thousand } from '../../products/units.ts'
import type { CalculatorInput } from '../../rating/model.ts'
import { emptyForm } from './form.ts'
import { withTerm } from './terms.ts'

const publicRelations = coverageIds.PUBLIC_RELATIONS_EXPENSE

/** The chosen limit of a coverage after the overall limit was raised. */
const limitAfter = (product: CalculatorInput['product'], state: string): number | undefined => {
  const company = { ...emptyForm.company, state }
  const coverages = { [publicRelations]: { limit: thousand(50) } }
  const global = { preset: -1, limit: million(1) }
  const form = { ...emptyForm, company, coverages, global }
  const priced = scriptedPrice({
    product,
    account: { state, naicsCode: '621210', revenue: million(12), yearEstablished: 1998 },
  })
  return withTerm(form, priced, 'limit', million(2)).coverages[publicRelations]?.limit
}

test('keeps a limit fixed by the state when the overall limit changes', () => {
  expect(limitAfter('P100', 'WA')).toBe(thousand(50))
  expect(limitAfter('P100', 'TX')).toBeUndefined()
})

test('fixes no limit for a state of another country with the same code', () => {
  expect(limitAfter('PRIME_ONE_AU', 'WA')).toBeUndefined()
})
