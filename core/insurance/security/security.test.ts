import { describe, expect, test } from 'vitest'
import { coverageIds } from '../products/coverages.ts'
import { extendedProducts, securityFormOf } from '../products/security-forms.ts'
import { differing, formOf, savedOf, securityFormFor } from './form.ts'
import { questions } from './questions.ts'
import { askedDetails, askedQuestions, missingAnswers } from './rules.ts'

const namesOf = (missing: ReturnType<typeof missingAnswers>) => missing.map(({ name }) => name)

describe('the questions', () => {
  test.each(extendedProducts)('are known ones for %s', (product) => {
    const { asked } = securityFormOf(product)
    const known: readonly string[] = questions.map(({ name }) => name)
    expect(asked.filter((name) => !known.includes(name))).toEqual([])
  })

  test('are eight by default', () => {
    expect(askedQuestions({})).toHaveLength(8)
    expect(askedDetails({})).toEqual([])
    expect(askedDetails({ product: 'P250' })).toHaveLength(4)
    expect(askedQuestions({ product: 'P100_PRO' }).length).toBeGreaterThan(8)
  })
})

describe('missing answers', () => {
  test('are the five of the assessment, in order', () => {
    expect(namesOf(missingAnswers({}, { useEncryption: 'NO' }))).toEqual([
      'claimHistory',
      'isSecurityOfficer',
      'isSecurityTraining',
      'useCloudStorage',
    ])
  })

  test("depend on the coverages, limited to the product's questions", () => {
    const coverages = [coverageIds.FULL_SYSTEM_FAILURE]
    expect(namesOf(missingAnswers({ coverages }, {}))).toHaveLength(5)
    const extended = namesOf(missingAnswers({ coverages, product: 'P100_PRO' }, {}))
    expect(extended).toContain('testedFullFailover')
  })

  test('include follow-ups, and backup details if there are backups', () => {
    const product = 'P250'
    expect(namesOf(missingAnswers({ product }, { changeInScope: 'YES' }))).toContain(
      'changeInScopeDetail',
    )
    const never = namesOf(missingAnswers({ product }, { backupFrequency: 'NEVER' }))
    expect(never).not.toContain('backupFrequencyTested')
    const weekly = namesOf(missingAnswers({ product }, { backupFrequency: 'WEEKLY' }))
    expect(weekly).toContain('backupFrequencyTested')
    expect(weekly).not.toContain('backupFrequencyOther')
  })
})

describe('the form', () => {
  const record = {
    fields: { claimHistory: 5, useEncryption: 'YES', changeInScope: 'NO' },
    p250Details: { backupFrequencyOther: 'Tapes' },
  } as const

  test('returns the saved values', () => {
    expect(savedOf(formOf(record))).toEqual(record)
  })

  test('has each error at its question', () => {
    const { error } = securityFormFor({}).safeParse(formOf(record))
    expect(error?.issues.map(({ path }) => path[0])).toEqual([
      'isSecurityOfficer',
      'isSecurityTraining',
      'useCloudStorage',
    ])
  })

  test('lists the answers that differ from another form', () => {
    const other = formOf({ ...record, fields: { ...record.fields, useEncryption: 'NO' } })
    expect(differing(formOf(record), other)).toEqual(['useEncryption'])
  })
})
