import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as actions from '#core/insurance/submissions/action-endpoints.ts'
import type { FieldValues } from '#core/insurance/submissions/field-errors.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../../testing/platform.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { base64, createWith, completeFields, submissionParams } from './submission.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const places: Readonly<Partial<Record<SignInName, FieldValues>>> = {
  broker: { state: undefined, zipCode: 'LS1 4DY' },
  aubroker: { state: 'NSW' },
}

let sequence = 0
const create = (typed: FieldValues, as: SignInName = 'agent') => {
  sequence += 1
  const fields = { ...completeFields(`Typed Values ${sequence}`), ...places[as], ...typed }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return createWith(platform, { fields: Object.fromEntries(given) }, as)
}

const quoted = async (typed: FieldValues, as: SignInName = 'agent') => {
  const submission = await create(typed, as)
  const body = { requestId: `attempt-${submission.id}` }
  const { quote } = await platform.request(
    actions.autoQuoteSubmission,
    { ...submissionParams(submission), body },
    as,
  )
  return platform.request(getQuoteById, { params: { id: quote?.id ?? '' } }, as)
}

describe('an industry', () => {
  test.each([
    ['agent', '621210', '621210', 'Offices of Dentists'],
    ['agent', '6212', '6212', 'Offices of Dentists'],
    ['agent', '54', '54', 'Professional, Scientific, and Technical Services'],
    ['agent', '31-33', '31-33', 'Manufacturing'],
    ['agent', '45', '44-45', 'Retail Trade'],
    ['agent', 'NAICS 541511', '541511', 'Custom Computer Programming Services'],
    ['agent', '513210', '513210', 'Software Publishers'],
    ['agent', '456110', '456110', 'Pharmacies and Drug Retailers'],
    ['broker', '62.01', '6201', 'Computer programming activities'],
    ['broker', '86.23', '86230', 'Dental practice activities'],
    ['broker', '1110', '01110', undefined],
    ['aubroker', '8531', '8531', 'Dental Services'],
    ['aubroker', '111', '0111', 'Nursery Production (Under Cover)'],
  ] as const)('is quoted when %s types it as %s', async (as, typed, naicsCode, description) => {
    expect(await quoted({ naicsCode: typed }, as)).toMatchObject({
      naicsCode,
      initialRequestData: { account: { naicsCode } },
      ...(description && { naicsDescription: description }),
    })
  })

  test.each([
    ['agent', '999999'],
    ['agent', '3133-44'],
    ['agent', '1999-05-01'],
    ['agent', 'SIC 5411'],
    ['broker', '1610'],
    ['broker', '99.99'],
  ] as const)('is rejected at its field when %s types it as %s', async (as, naicsCode) => {
    await expect(create({ naicsCode }, as)).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'fields.naicsCode' }],
    })
  })
})

describe('an amount', () => {
  test.each([
    ['agent', 'USD 1,250,000', 1_250_000_00],
    ['agent', '$1.2m', 1_200_000_00],
    ['agent', '1 250 000', 1_250_000_00],
    ['broker', '£1.2m', 1_200_000_00],
    ['aubroker', 'A$1,250,000.50', 1_250_000_50],
  ] as const)('is quoted as written when %s types it as %s', async (as, typed, revenue) => {
    const industries = { agent: '621210', broker: '86230', aubroker: '8531' }
    expect(await quoted({ revenue: typed, naicsCode: industries[as] }, as)).toMatchObject({
      initialRequestData: { account: { revenue } },
    })
  })

  test.each([
    ['revenue', '250.000', /thousands with commas/],
    ['revenue', '1.250', /thousands with commas/],
    ['revenue', '£1.2m', /in \$, not in another currency/],
    ['revenue', '250k-500k', /number/],
    ['numberOfPersonalRecords', '10.000', /thousands with commas/],
    ['numberOfPersonalRecords', '10.000 records', /number/],
    ['noOfEmployeesAll', '1.250', /thousands with commas/],
    ['yearEstablished', '19990501', /year/],
    ['revenue', '$1,250,000/yr', /Enter a number/],
    ['domainName', 'gmail.com', /different domain/],
    ['domainName', 'acme.com acme.net', /valid domain/],
    ['phoneNumber', '+999 123 456 789', /phone number/],
    ['contactPhone', '+81 3 1234', /phone number/],
  ] as const)(
    'is rejected in %s if it is %s, and the message shows how to write it',
    async (field, typed, detail) => {
      await expect(create({ [field]: typed })).rejects.toMatchObject({
        status: 400,
        errors: [{ field: `fields.${field}`, detail: expect.stringMatching(detail) }],
      })
    },
  )
})

test('a submission stores addresses and codes as account forms do', async () => {
  const typed = await create(
    {
      naicsCode: '86230',
      zipCode: 'm12jw',
      domainName: 'https://Acme.example/about',
      contactPhone: '+33 (0)1 42 68 53 00',
      contactEmail: 'ada@müller.example',
    },
    'broker',
  )
  const values = Object.fromEntries(
    typed.confidenceScores.map(({ field, value }) => [field, value]),
  )
  expect(values).toMatchObject({
    zipCode: 'M1 2JW',
    domainName: 'acme.example',
    contactPhone: '+33 142 685 300',
    contactEmail: 'ada@xn--mller-kva.example',
  })
})

test('a mail service’s domain in a file is unread', async () => {
  const file = base64('Company name,Shared Mail Dental\nDomain,gmail.com\n')
  const { unread } = await createWith(platform, { file, fileName: 'a.csv' }, 'agent')
  expect(unread).toEqual([{ source: 'Domain', value: 'gmail.com', reason: 'invalid' }])
})

test('a file’s value that may be two numbers is unread, with the reason', async () => {
  const file = base64(
    'Company name,Ambiguous Dental\nRevenue,250.000\nRecords,10.000 records\nNAICS,31-33\nFounded,1999-05-01\n',
  )
  const submission = await createWith(platform, { file, fileName: 'a.csv' }, 'agent')
  expect(submission.unread).toEqual([
    { source: 'Revenue', value: '250.000', reason: 'ambiguous' },
    { source: 'Records', value: '10.000 records', reason: 'invalid' },
  ])
  const values = Object.fromEntries(
    submission.confidenceScores.map(({ field, value }) => [field, value]),
  )
  expect(values).toEqual({
    name: 'Ambiguous Dental',
    naicsCode: '31-33',
    yearEstablished: '1999',
  })
})
