import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '#core/catalogue.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { coverageIds } from '#core/insurance/products/coverages.ts'
import * as adjusting from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import * as calls from '#core/insurance/quotes/bind/endpoints.ts'
import * as subject from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { calculatorInput, type CalculatorInput } from '#core/insurance/rating/model.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { bindBody, draftOf, save } from '../quotes/draft.fixture.ts'
import { contextOf } from './blocks.ts'
import { policyData, quoteData } from './data.ts'
import { drawSheet } from './draw-sheet.ts'
import { textOf } from './pdf-text.fixture.ts'
import { binderSheet, policySheet, proposalSheet } from './document-sheets.ts'
import type { Sheet } from './sheet.ts'

type Paper = 'proposal' | 'binder' | 'policy'

/** The documents that print each underwriting setting, with the texts, or the reason why none does. */
type Drawn =
  | { readonly texts: readonly string[]; readonly papers?: readonly Paper[] }
  | { readonly internal: string }

const papers = ['proposal', 'binder', 'policy'] as const satisfies readonly Paper[]

/** The fields that underwriters' endpoints set on a quote. */
const byCall: Readonly<Record<string, Drawn>> = {
  saveEventExclusions: {
    texts: ['Excluded events', 'INC-2024-17', 'Harbor Freight', 'Mar 1, 2024'],
  },
  saveBrokerFees: { texts: ['Broker fee', '$123.45'] },
  saveMgaFee: { texts: ['$321.00'] },
  addSubjectivity: {
    texts: ['Subjectivities', 'Proof of nightly backups'],
    // a quote can be bound once all are met or waived
    papers: ['proposal'],
  },
  decideSubjectivity: { internal: 'a met or waived subjectivity is no longer a condition' },
  saveIrpm: { internal: 'is part of the premium; its note is for staff' },
  bypassRules: { internal: 'the reason is for staff; the status shows that it is an offer' },
  referQuote: { internal: 'a status: an indication is marked' },
  indicateQuote: { internal: 'a status: an indication is marked' },
  releaseQuote: { internal: 'a status: an indication is marked' },
  escalateQuote: { internal: 'the group that decides' },
  underwriteQuote: { internal: 'the underwriter' },
  markQuoteSeen: { internal: 'the version that an underwriter has seen' },
  getRaterData: { internal: 'computes without setting anything' },
  reassessRisk: { internal: 'requests findings; terms stay' },
  approveQuote: { internal: 'creates the binder' },
  issueQuote: { internal: 'creates the policy' },
  issueQuotes: { internal: 'creates policies' },
  rescindBinder: { internal: 'ends the binder' },
  rescindBinders: { internal: 'ends binders' },
  declineQuote: { internal: 'ends the quote' },
  declineQuotes: { internal: 'ends quotes' },
}

/** The fields of a quote's terms. */
const byTerm: Readonly<Record<keyof CalculatorInput, Drawn>> = {
  product: { texts: ['Prime 100'] },
  account: { texts: ['Drawn Terms Dental', 'Offices of Dentists (NAICS 621210)'] },
  global: { texts: ['$2,000,000', '$50,000', '8 Hours', '2 Years'] },
  coverages: { texts: ['Contractual damages'] },
  tria: { texts: ['Terrorism'] },
  additionalInsureds: {
    texts: ['Additional insureds', 'Quay Dental Lab', '9 Quay Street, Austin'],
  },
  surplusOnly: { texts: ['Northgate Specialty Insurance Company'] },
  securityAnswers: { internal: 'answers of the application that affect the price' },
  presets: { internal: 'requests further prices' },
}

const decides = /^quote:(?:review|release|approve|issue|decline)$/

test('every underwriting setting is declared as drawn or internal', () => {
  const set = catalogue
    .filter(({ method, permission }) => method !== 'GET' && decides.test(permission ?? ''))
    // searches that take their filters in a body
    .filter(({ id }) => !/^(?:search|select|export)/.test(id))
    .map(({ id }) => id)
  expect(Object.keys(byCall).toSorted()).toEqual(set.toSorted())
  expect(Object.keys(byTerm).toSorted()).toEqual(Object.keys(calculatorInput.shape).toSorted())
})

let platform: TestPlatform
const drawn = new Map<Paper, string>()

const readable = async (sheet: Sheet): Promise<string> =>
  textOf(Buffer.from(await drawSheet(sheet, { compress: false })).toString('latin1'))

beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
  const { initialRequestData, ...draft } = draftOf('Drawn Terms Dental')
  const quote = await save(platform, {
    ...draft,
    initialRequestData: {
      ...initialRequestData,
      tria: true,
      global: {
        preset: -1,
        limit: toMinor(2_000_000),
        deductible: toMinor(50_000),
        waitingPeriod: 8,
        retroActivePeriod: 2,
      },
      coverages: { 38: { selected: true }, [coverageIds.ADDITIONAL_INSURED]: { selected: true } },
      additionalInsureds: [
        {
          businessName: 'Quay Dental Lab',
          address1: '9 Quay Street',
          city: 'Austin',
          state: 'TX',
          zipCode: '78701',
          naicsCode: '621210',
        },
      ],
    },
  })
  const params = { id: quote.id }
  const target = { params: { product: quote.product, quoteId: quote.id } }
  const as = 'underwriter'
  const event = {
    claimNumber: 'INC-2024-17',
    claimName: 'Harbor Freight',
    claimDate: '2024-03-01',
    claimDescription: 'Only staff read this',
  }
  await platform.request(adjusting.saveEventExclusions, { params, body: { events: [event] } }, as)
  await platform.request(adjusting.saveBrokerFees, { params, body: { brokerFee: 12_345 } }, as)
  await platform.request(adjusting.saveMgaFee, { params, body: { mgaFee: 32_100 } }, as)
  const { content } = await platform.request(
    subject.addSubjectivity,
    { params, body: { text: 'Proof of nightly backups' } },
    as,
  )
  const context = async () =>
    contextOf(platform.services.wording, await quoteData(platform.services, quote.id))
  drawn.set('proposal', await readable(proposalSheet(await context())))
  const subjectivityId = content[0]?.id ?? ''
  await platform.request(
    subject.decideSubjectivity,
    { params: { ...params, subjectivityId }, body: { status: 'MET' } },
    as,
  )
  await platform.request(verifyAccount, { body: { accountId: quote.accountId } }, 'agent')
  await platform.request(calls.requestToBind, { params, body: bindBody }, 'agent')
  await platform.request(calls.approveQuote, target, as)
  drawn.set('binder', await readable(binderSheet(await context())))
  const { policyId } = await platform.request(calls.issueQuote, target, as)
  const { policy, ...data } = await policyData(platform.services, policyId ?? '')
  drawn.set(
    'policy',
    await readable(policySheet(contextOf(platform.services.wording, data), policy)),
  )
})
afterAll(() => platform.close())

const all = Object.entries({ ...byCall, ...byTerm }).flatMap(([set, where]) =>
  'texts' in where ? [{ set, ...where }] : [],
)

describe.each(papers)('the %s', (paper) => {
  test.each(all)('states what $set sets', ({ texts, papers: only = papers }) => {
    const text = drawn.get(paper) ?? ''
    const isDrawn = only.some((one) => one === paper)
    for (const each of texts) expect([each, text.includes(each)]).toEqual([each, isDrawn])
  })

  test('does not contain staff’s internal texts', () => {
    expect(drawn.get(paper)).not.toContain('Only staff read this')
  })
})
