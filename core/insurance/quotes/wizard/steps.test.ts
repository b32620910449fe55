import { expect, test } from 'vitest'
import { openStep, includedSteps, type WizardInput } from './steps.ts'

const facts: WizardInput = {
  flow: 'new',
  product: 'P100',
  state: 'FL',
  isSurplus: false,
  choosesProduct: true,
}
const all = { verified: true, licensed: true }

test('asks for the license only for admitted P250 in Florida', () => {
  const asks = (more: Partial<WizardInput>) =>
    includedSteps({ ...facts, ...more }).includes('state-license')
  expect(asks({ product: 'P250' })).toBe(true)
  expect(asks({ product: 'P250', flow: 'renewal' })).toBe(true)
  expect(asks({})).toBe(false)
  expect(asks({ product: 'P250', isSurplus: true })).toBe(false)
  expect(asks({ product: 'P250', state: 'TX' })).toBe(false)
})

test('keeps the product of a renewal and compares the years', () => {
  expect(includedSteps({ ...facts, flow: 'renewal' })).toEqual([
    'verify',
    'summary',
    'custom-quote',
  ])
})

test('redirects from a step with a missing prerequisite to the step that provides it', () => {
  expect(openStep('quote', facts, { ...all, verified: false })).toBe('verify')
  const inFlorida = { ...facts, product: 'P250' } as const
  expect(openStep('quote', inFlorida, { ...all, licensed: false })).toBe('state-license')
  expect(openStep('state-license', inFlorida, { ...all, licensed: false })).toBe('state-license')
  expect(openStep('custom-quote', facts, all)).toBe('custom-quote')
})

test('redirects from a skipped step to the first', () => {
  expect(openStep('summary', facts, all)).toBe('verify')
  expect(openStep('product-selector', { ...facts, choosesProduct: false }, all)).toBe('verify')
})
