import { expect, test } from 'vitest'
import { exampleDraft } from '../../../testing/example-draft.ts'
import { scriptedQuote } from '../../../testing/scripted-quotes.ts'
import { presetIds } from '../../products/terms.ts'
import { variationInputOf, initialVariation } from './variation-form.ts'

const quote = scriptedQuote(exampleDraft)
const start = initialVariation(quote, 'Another')

test('keeps the preset of a duplicate without changed terms', () => {
  const { preset, limit } = quote.calculatorGeneratedData.global
  expect(variationInputOf(quote, start).global).toMatchObject({ limit })
  expect(variationInputOf(quote, start).global?.preset ?? preset).toBe(preset)
})

test('makes a duplicate with a changed limit custom and keeps the rest of its input', () => {
  const limit = quote.limit + 50_000_000
  const input = variationInputOf(quote, { ...start, limit: String(limit) })
  expect(input.global).toMatchObject({
    preset: presetIds.custom,
    limit,
    deductible: quote.deductible,
  })
  expect(input.account).toEqual(quote.initialRequestData.account)
})
