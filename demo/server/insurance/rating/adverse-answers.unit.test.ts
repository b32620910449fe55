import { expect, test } from 'vitest'
import { adverseAnswers } from '#core/insurance/products/adverse-answers.ts'
import { commonPlan } from './plan/common.ts'

test('the adverse answer costs more', () => {
  for (const { question, factors } of commonPlan.security) {
    const worse = adverseAnswers[question]
    const other = worse === 'YES' ? 'NO' : 'YES'
    expect([question, factors[worse] > factors[other]]).toEqual([question, true])
  }
})
