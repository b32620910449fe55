import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAgency } from '#core/directory/agencies/endpoints.ts'
import { catalogue } from '#core/catalogue.ts'
import { draftOf, save } from '../../insurance/quotes/draft.fixture.ts'
import { canCall, readMatrix } from '../../kernel/http/access/access-matrix.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { organisationIds } from '../../kernel/seed/ids.ts'
import { viewerOf } from '../../identity/session/viewer.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { probe } from '../../testing/probe.ts'
import { recordsOf, type SeededRecords } from '../../testing/records.ts'

const matrix = readMatrix()
let platform: TestPlatform
let records: SeededRecords
/** A quote that an embed user saved on the agency's page. */
let visited: SeededRecords
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
  const agencyId = organisationIds.harbor
  records = await recordsOf(
    platform.services,
    { agencyId },
    { organisationId: agencyId, who: 'agent' },
  )
  const { id, accountId } = await save(platform, draftOf('Commissioned Dental'), 'embedUser')
  visited = { ...records, accountId, quoteId: id }
})
afterAll(() => platform.close())

/** All keys in a response, at any depth. */
const collectKeys = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...collectKeys(inner)])
}

const answersFor = async (as: Exclude<As, undefined>) => {
  const headers = { Authorization: `Bearer ${await platform.tokenOf(as)}` }
  const viewer: Viewer | undefined = await viewerOf(
    platform.services,
    new Request('http://localhost', { headers }),
  )
  if (!viewer) throw new Error('The token has no viewer')
  const answers: (readonly [id: string, status: number, text: string])[] = []
  for (const endpoint of catalogue.filter(({ id }) => canCall(matrix, id, viewer))) {
    const of = as === 'embedUser' ? visited : records
    const { status, text } = await probe(platform, endpoint, as, of)
    answers.push([endpoint.id, status, text])
  }
  return answers
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

describe('the agency’s commission', () => {
  const outsiders: readonly (readonly [string, () => Exclude<As, undefined>, string])[] = [
    ['a page', () => 'embedUser', 'saveQuote'],
    ['a customer', () => 'customer', 'searchQuotes'],
    [
      'a token for an account',
      () => ({
        grant: { kind: 'account', id: records.accountId },
        agencyId: organisationIds.harbor,
      }),
      'getAccount',
    ],
    [
      'a token for a quote',
      () => ({ grant: { kind: 'quote', id: records.quoteId }, agencyId: organisationIds.harbor }),
      'getQuote',
    ],
    [
      'a token for a policy',
      () => ({ grant: { kind: 'policy', id: records.policyId }, flow: 'E_PAY' }),
      'getPolicy',
    ],
  ]
  test.each(outsiders)('is in no response to %s', async (_who, as, answered) => {
    const answers = await answersFor(as())
    expect(answers.filter(([, status]) => status === 200).map(([id]) => id)).toContain(answered)
    for (const [id, , text] of answers) {
      const keys = collectKeys(jsonOf(text)).filter((key) => /commission/i.test(key))
      expect([id, keys]).toEqual([id, []])
    }
  })

  test.each(['agent', 'agency', 'underwriter', 'admin'] as const)('is shown to %s', async (as) => {
    const input = { params: { id: organisationIds.harbor } }
    expect((await platform.request(getAgency, input, as)).commission).toBeGreaterThan(0)
  })

  test('is not sent to a page that reads its agency', async () => {
    const input = { params: { id: organisationIds.harbor } }
    const agency = await platform.request(getAgency, input, 'embedUser')
    expect(agency).toMatchObject({ id: organisationIds.harbor })
    expect(agency.commission).toBeUndefined()
  })
})
