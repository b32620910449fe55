import { describe, expect, test } from 'vitest'
import { coverageById, coverageIds, coverages, firstOfOtherLines } from '../products/coverages.ts'
import { coveragesOf } from '../products/sold-coverages.ts'
import { todayIn } from '../../foundation/calendar-dates/today.ts'
import { effectiveDates, endDates } from './dates.ts'
import { isPostalCode } from '../../foundation/validation/postal-code.ts'
import { postcodeArea } from './postcode.ts'
import { failedQuestions, fittingChoices, unansweredQuestions } from './rules.ts'
import {
  deductibleOptions,
  limitOptions,
  standardDeductible,
  standardLimit,
} from '../products/coverage-terms.ts'
import { limits } from '../products/terms.ts'
import { million, thousand } from '../products/units.ts'

const row = (id: number) => {
  const found = coverageById(id)
  if (found === undefined) throw new Error(`no coverage ${id}`)
  return found
}

describe('the coverage table', () => {
  test('has the ids from the spec', () => {
    expect([23, 24, 34].map((id) => row(id).key)).toEqual([
      'CONTINGENT_SYSTEM_FAILURE',
      'CYBER_CRIME',
      'FULL_SYSTEM_FAILURE',
    ])
  })

  test('has unique ids and keys', () => {
    for (const list of [coverages.map(({ id }) => id), coverages.map(({ key }) => key)]) {
      expect(new Set<unknown>(list).size).toBe(list.length)
    }
  })

  test('locks only group 1 and the breach fund of cyber insurance', () => {
    const locked = coverages
      .filter((each) => each.id < firstOfOtherLines && 'isMandatory' in each)
      .map(({ key }) => key)
    expect(locked).toEqual(['LIABILITY', 'PCI', 'REGULATORY', 'COWBELL_BREACH_FUND'])
  })

  test('contains all named coverages', () => {
    for (const id of Object.values(coverageIds)) expect(coverageById(id)).toBeDefined()
  })

  test('sells terrorism cover in the US only', () => {
    const sellsTria = (product: 'P100' | 'P_ONE') =>
      coveragesOf(product).some(({ id }) => id === coverageIds.TRIA)
    expect([sellsTria('P100'), sellsTria('P_ONE')]).toEqual([true, false])
  })
})

describe('limits', () => {
  test('range from one to five million in steps of half a million', () => {
    expect(limits).toHaveLength(9)
    expect([limits[0], limits[1], limits.at(-1)]).toEqual([million(1), million(1.5), million(5)])
  })

  test('have a valid default under every aggregate limit', () => {
    const settings = limits.flatMap((limit) => coverages.map((each) => ({ each, limit })))
    const starting = settings.filter(({ each }) => 'limit' in each)
    const strays = starting.filter(({ each, limit }) => {
      const standard = standardLimit(each, { limit })
      return standard === undefined || !limitOptions(each, { limit }).includes(standard)
    })
    expect(starting.length).toBeGreaterThan(0)
    expect(strays).toEqual([])
  })

  test('stay valid when the aggregate limit rises', () => {
    const chosen = coverages.filter((one) => 'limit' in one && !('share' in one.limit))
    expect(chosen.length).toBeGreaterThan(0)
    for (const each of chosen) {
      const under = limitOptions(each, { limit: million(1) })
      const above = limitOptions(each, { limit: million(3) })
      expect(above).toEqual(expect.arrayContaining([...under]))
    }
  })

  test('are 5% for public relations, and 50,000 in New York and Washington', () => {
    const publicRelations = row(coverageIds.PUBLIC_RELATIONS_EXPENSE)
    const options = (state: string) => limitOptions(publicRelations, { limit: million(4), state })
    expect(options('TX')).toEqual([thousand(200)])
    expect(options('NY')).toEqual([thousand(50)])
    expect(options('WA')).toEqual([thousand(50)])
  })
})

test('never allow a deductible above the coverage’s maximum', () => {
  const crime = row(coverageIds.CYBER_CRIME)
  expect(deductibleOptions(crime).at(-1)).toBe(thousand(25))
  expect(standardDeductible(crime, thousand(100))).toBe(thousand(25))
  expect(standardDeductible(crime, thousand(5))).toBe(thousand(5))
  expect(standardDeductible(row(coverageIds.TRIA), thousand(5))).toBeUndefined()
})

describe('choices', () => {
  test('return to the default when they no longer fit; others stay', () => {
    const choices = {
      20: { selected: true, limit: million(2) },
      11: { limit: thousand(500) },
      24: { selected: false },
    }
    expect(fittingChoices(choices, { limit: million(1) })).toEqual({
      20: { selected: true },
      11: { limit: thousand(500) },
      24: { selected: false },
    })
  })
})

describe('security answers', () => {
  test('disable the coverages that depend on them, with the questions', () => {
    const answers = { isVerifyingBankAccounts: 'NO', isSecurityOfficer: 'NO' } as const
    expect(failedQuestions(24, answers)).toEqual(['isVerifyingBankAccounts'])
    expect(failedQuestions(23, answers)).toEqual(['isSecurityOfficer'])
    expect(failedQuestions(34, answers)).toEqual(['isSecurityOfficer'])
    expect(failedQuestions(1, answers)).toEqual([])
    for (const id of [62, 63, 64])
      expect(failedQuestions(id, answers)).toEqual(['isVerifyingBankAccounts'])
  })

  test('are listed in order when skipped', () => {
    expect(unansweredQuestions({})).toHaveLength(8)
    expect(unansweredQuestions({ claimHistory: 0, isSecurityOfficer: 'YES' })[0]).toBe(
      'isSecurityTraining',
    )
  })
})

test('allows cover to start and end within the allowed dates', () => {
  expect(effectiveDates(todayIn('UTC', new Date('2026-11-20T12:00:00Z')))).toEqual({
    min: '2026-11-13',
    max: '2027-02-03',
    standard: '2026-12-04',
  })
  expect(endDates('2026-08-31')).toEqual({
    min: '2027-02-28',
    max: '2028-02-29',
    standard: '2027-08-31',
  })
})

test.each([
  ['EC1A 1BB', 'EC'],
  ['m11ae', 'M'],
  [' W1A 0AX ', 'W'],
  ['12345', null],
  ['EC1A', null],
  ['', null],
])('returns the area of %s: %s', (postcode, area) => {
  expect(postcodeArea('UK', postcode)).toBe(area)
  expect(isPostalCode('UK', postcode)).toBe(area !== null)
})
