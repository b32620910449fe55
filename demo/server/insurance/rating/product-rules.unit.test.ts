import { describe, expect, test } from 'vitest'
import { toDecimal } from '#core/foundation/money/money.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import { coveragesOf } from '#core/insurance/products/sold-coverages.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import { industriesOf } from '../../directory/industry-codes/industries.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { loadWording } from '../../kernel/wording.ts'
import { exampleProducts, insureds, priceWire } from './examples.ts'
import { planOf } from './plan/plan-of.ts'

type Product = (typeof exampleProducts)[number]

interface Given {
  readonly account?: object
  readonly securityAnswers?: object
  readonly global?: object
  readonly coverages?: Readonly<Record<number, object>>
  readonly tria?: boolean
}

const priced = (product: Product, { account, securityAnswers, ...rest }: Given) => {
  const insured = insureds[product]
  return priceWire({
    ...insured,
    ...rest,
    account: { ...insured.account, ...account },
    securityAnswers: { ...insured.securityAnswers, ...securityAnswers },
  })
}

const errorsOf = (product: Product, given: Given): readonly string[] => {
  try {
    priced(product, given)
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.fieldErrors.map(({ field, code }) => `${field} ${code}`)
  }
}

const sells = (product: Product, id: number): boolean =>
  coveragesOf(product).some((each) => each.id === id)

const asked = (id: number) => ({ coverages: { [id]: { selected: true } } })

// the figures below are the spec's, for an insured whose today is 2026-11-20

/** Input and its error; an empty text is no error (spec 2 §5, §9). */
const bounds: readonly (readonly [Given, string])[] = [
  [{ global: { effectiveDate: '2026-11-13' } }, ''],
  [{ global: { effectiveDate: '2026-11-12' } }, 'global.effectiveDate effectiveDateRange'],
  [{ global: { effectiveDate: '2027-02-03' } }, ''],
  [{ global: { effectiveDate: '2027-02-04' } }, 'global.effectiveDate effectiveDateRange'],
  [{ global: { endDate: '2027-06-04' } }, ''],
  [{ global: { endDate: '2027-06-03' } }, 'global.endDate endDateRange'],
  [{ global: { endDate: '2028-06-04' } }, ''],
  [{ global: { endDate: '2028-06-05' } }, 'global.endDate endDateRange'],
  [{ global: { waitingPeriod: 7 } }, 'global.waitingPeriod waitingPeriodOffGrid'],
  [{ global: { retroActivePeriod: 3 } }, 'global.retroActivePeriod retroActivePeriodOffGrid'],
  [{ global: { preset: 4 } }, 'global.preset presetUnknown'],
  [{ global: { limit: 1_000_001 } }, 'global.limit limitOffGrid'],
  [{ global: { deductible: 12_345 } }, 'global.deductible deductibleOffGrid'],
  [{ account: { yearEstablished: 1500 } }, ''],
  [{ account: { yearEstablished: 1499 } }, 'account.yearEstablished yearEstablishedRange'],
  [{ account: { yearEstablished: 2026 } }, ''],
  [{ account: { yearEstablished: 2027 } }, 'account.yearEstablished yearEstablishedRange'],
  [{ account: { naicsCode: '9' } }, 'account.naicsCode industryUnknown'],
  [{ securityAnswers: { claimHistory: 5 } }, ''],
  [{ securityAnswers: { claimHistory: 6 } }, 'securityAnswers.claimHistory claimHistoryRange'],
  [{ coverages: { 999: {} } }, 'coverages.999 coverageUnknown'],
]

/** Coverages that a No disables, and their questions (spec 2 §4). */
const dependencies: readonly (readonly [number, readonly string[]])[] = [
  [23, ['isSecurityOfficer', 'useEncryption']],
  [
    24,
    [
      'isVerifyingBankAccounts',
      'isAuthenticatingFundTransferRequests',
      'isPreventingUnauthorizedWireTransfers',
    ],
  ],
  [34, ['isSecurityOfficer', 'isSecurityTraining']],
]

/** A manually changed term. */
const changes: readonly (readonly [string, readonly number[]])[] = [
  ['limit', [1_000_000, 1_500_000, 6_000_000, 500_000]],
  ['deductible', [10_000, 50_000, 100_000, 5_000]],
  ['waitingPeriod', [8, 24]],
  ['retroActivePeriod', [1, 2]],
]

describe.each(exampleProducts)('%s', (product) => {
  const plan = planOf(product)
  const { states } = underwritingOf[product]
  const codes = [...industriesOf(regionOfProduct[product]).keys()]
  const isUs = regionOfProduct[product] === 'US'

  test.each(bounds)('%j: %s', (given, error) => {
    expect(errorsOf(product, given)).toEqual(error === '' ? [] : [error])
  })

  test('starts with the default coverage', () => {
    const { preset, limit, deductible, waitingPeriod, retroActivePeriod } = priced(
      product,
      {},
    ).global
    expect([preset, limit, deductible, waitingPeriod, retroActivePeriod]).toEqual([
      2, 1_000_000, 25_000, 12, -1,
    ])
    expect(underwritingOf[product].terms.limits.map(toDecimal)).toEqual([
      1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 3_500_000, 4_000_000, 4_500_000,
      5_000_000,
    ])
  })

  test('starts 14 days ahead and lasts a year', () => {
    const { effectiveDate, endDate } = priced(product, {}).global
    expect([effectiveDate, endDate]).toEqual(['2026-12-04', '2027-12-04'])
  })

  test('is sold in its states only', () => {
    const place = isUs || regionOfProduct[product] === 'AU' ? 'account.state' : 'account.postcode'
    const mistakes = errorsOf(product, { account: { state: 'ZZ', postcode: 'ZZ' } })
    expect(mistakes.some((each) => each.startsWith(place))).toBe(true)
  })

  test('a manually changed term makes the preset custom, and dates do not', () => {
    const { preset } = priced(product, {}).global
    for (const [term, values] of changes) {
      const given = values.map((value) => ({ global: { preset, [term]: value } }))
      const offered = given.filter((each) => errorsOf(product, each).length === 0)
      const presets = offered.map((each) => priced(product, each).global.preset)
      expect([term, presets.length === 0 || presets.includes(-1)]).toEqual([term, true])
    }
    const dated = priced(product, { global: { preset, effectiveDate: '2026-12-01' } })
    expect(dated.global.preset).toBe(preset)
  })

  test('never sells ransom payments, whatever is requested', () => {
    if (!sells(product, 65)) return
    expect(priced(product, asked(65)).coverages[65]).toMatchObject({
      selected: false,
      availability: { available: false, reason: 'RANSOM' },
    })
  })

  test('withholds coverages that an answer disables, and sells them after a Yes', () => {
    for (const [id, questions] of dependencies) {
      if (!sells(product, id)) continue
      expect(priced(product, asked(id)).coverages[id]?.selected, `${id}`).toBe(true)
      for (const question of questions) {
        const given = { ...asked(id), securityAnswers: { [question]: 'NO' } }
        expect(priced(product, given).coverages[id], `${id} ${question}`).toMatchObject({
          selected: false,
          availability: { available: false, reason: 'SECURITY_ANSWERS', questions: [question] },
        })
      }
    }
  })

  test('pays 5% of the limit for public relations, and 50,000 in New York and Washington', () => {
    if (!sells(product, 60)) return
    const { limit } = priced(product, {}).global
    expect(priced(product, {}).coverages[60]?.limit).toBe(limit * 0.05)
    if (!isUs) return
    for (const state of ['NY', 'WA'].filter((each) => states.includes(each))) {
      const { limit: fixed } = priced(product, { account: { state } }).coverages[60] ?? {}
      expect([state, fixed]).toEqual([state, 50_000])
    }
  })

  test('withholds a coverage by state or industry, and reports which', () => {
    const { coverageLimits } = plan
    for (const [key, { notInStates = [], notForIndustries, onlyForIndustries }] of Object.entries(
      coverageLimits,
    )) {
      const id = Number(key)
      if (!sells(product, id)) continue
      const shown = (account: object) => priced(product, { ...asked(id), account }).coverages[id]
      for (const state of notInStates.filter((each) => states.includes(each))) {
        expect(shown({ state }), `${id} ${state}`).toMatchObject({
          selected: false,
          availability: { available: false, reason: 'STATE_NOT_SUPPORTED' },
        })
      }
      const isOut = (code: string) =>
        notForIndustries?.some((start) => code.startsWith(start)) ??
        !onlyForIndustries?.some((start) => code.startsWith(start))
      if (notForIndustries === undefined && onlyForIndustries === undefined) continue
      const open = codes.find(
        (naicsCode) =>
          isOut(naicsCode) && errorsOf(product, { account: { naicsCode } }).length === 0,
      )
      if (open === undefined) continue
      const { isMandatory } = coveragesOf(product).find((each) => each.id === id) ?? {}
      expect(shown({ naicsCode: open }), `${id} ${open}`).toMatchObject({
        selected: isMandatory === true,
        availability: { available: false, reason: 'NOT_AVAILABLE_FOR_INDUSTRY' },
      })
    }
  })

  test('locks mandatory coverages, even against a choice', () => {
    for (const { id, isMandatory } of coveragesOf(product)) {
      if (isMandatory !== true) continue
      const given = { coverages: { [id]: { selected: false } } }
      expect(priced(product, given).coverages[id]).toMatchObject({ selected: true, locked: true })
    }
  })

  test('has terrorism cover in the US only', () => {
    expect(sells(product, 70)).toBe(isUs)
    expect(priced(product, isUs ? { tria: true } : {}).coverages[70]?.selected ?? false).toBe(isUs)
  })
})

test('the tooltips of withheld coverages match the spec to the letter (spec 2 §6)', async () => {
  const t = (await loadWording()).in('en-US')
  expect([
    t('rating:unavailable.STATE_NOT_SUPPORTED'),
    t('rating:unavailable.NOT_AVAILABLE_FOR_INDUSTRY'),
  ]).toEqual(['State Not Supported', 'Not Available For Industry / State!'])
})
