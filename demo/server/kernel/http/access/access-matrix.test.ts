import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue, type KnownEndpoint } from '#core/catalogue.ts'
import { samples } from '#core/samples/samples.ts'
import { searchDocuments } from '#core/insurance/documents/endpoints.ts'
import { createMsspAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { createSubmission } from '#core/insurance/submissions/endpoints.ts'
import { recordKinds } from '#core/identity/session/model.ts'
import {
  redeemDelegationToken,
  impersonateAccount,
} from '#core/identity/impersonation/endpoints.ts'
import { draftOf } from '../../../insurance/quotes/draft.fixture.ts'
import { registry } from '../../../registry.ts'
import { organisationIds } from '../../seed/ids.ts'
import { humanProof } from '../../../testing/human-proof.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import {
  callSample,
  isAboutRecords,
  isDeclared,
  isExpected,
  isRefusedId,
  probe,
  type Outcome,
} from '../../../testing/probe.ts'
import { recordsOf, type SeededRecords } from '../../../testing/records.ts'
import { tokenPermissions, type TokenKind } from '../../scope/permitted.ts'
import { isClosedToImpersonation } from '../../../identity/impersonation/guard.ts'
import { columns, parseMatrix, readMatrix, type Column } from './access-matrix.ts'

const matrix = readMatrix()
let platform: TestPlatform
/**
 * Records of the UK brokerage, which is a foreign tenant for every kind of viewer except the
 * provider's staff.
 */
let foreign: SeededRecords
/** Each column's own records. */
let own: Readonly<Record<Column, SeededRecords>>

beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
  const { services } = platform
  const { staff, harbor, albion, wholesale, customer } = organisationIds
  foreign = await recordsOf(
    services,
    { agencyId: albion },
    { organisationId: albion, who: 'broker', humanProof: await humanProof(platform) },
  )
  const ofHarbor = await recordsOf(
    services,
    { agencyId: harbor },
    { organisationId: harbor, who: 'agent', humanProof: foreign.humanProof },
  )
  const saved = await platform.request(
    saveQuote,
    { params: { id: 'P100' }, body: draftOf('Visitor Dental') },
    'embedUser',
  )
  const sent = await platform.request(
    createSubmission,
    { body: { fields: { name: 'Visitor Dental' } } },
    'embedUser',
  )
  await platform.drain()
  const {
    content: [proposal],
  } = await platform.request(
    searchDocuments,
    { params: { accountId: saved.accountId }, query: {} },
    'admin',
  )
  const introduced = await platform.request(
    createMsspAccount,
    { body: { name: 'Magnolia Millwork', state: 'TX', agencyId: harbor } },
    'mssp',
  )
  const staffRecords = { ...foreign, organisationId: staff }
  const sameRecordsOf = (organisationId: string): SeededRecords => ({ ...ofHarbor, organisationId })
  own = {
    anonymous: ofHarbor,
    key: {
      ...ofHarbor,
      quoteId: saved.id,
      accountId: saved.accountId,
      docId: proposal?.id ?? '',
      submissionId: sent.id,
    },
    record: ofHarbor,
    agency: ofHarbor,
    agent: ofHarbor,
    admin: staffRecords,
    underwriter: staffRecords,
    claims: staffRecords,
    // these columns only have their own organisation
    da: sameRecordsOf(organisationIds.da),
    mssp: { ...sameRecordsOf(organisationIds.mssp), accountId: introduced.id },
    carrier: sameRecordsOf(organisationIds.carrier),
    vendor: sameRecordsOf(organisationIds.vendor),
    cluster: sameRecordsOf(organisationIds.cluster),
    reinsurer: sameRecordsOf(organisationIds.reinsurer),
    premiumprocessor: sameRecordsOf(organisationIds.premiumprocessor),
    pool: sameRecordsOf(organisationIds.pool),
    wholesale: await recordsOf(
      services,
      { agencyId: wholesale },
      { organisationId: wholesale, who: 'wholesale' },
    ),
    customer: await recordsOf(
      services,
      { accountId: customer },
      { organisationId: customer, who: 'customer' },
    ),
  }
})
afterAll(() => platform.close())

/** The flow of the code that opens a token; the agency's own server requests one without. */
const flows = {
  server: undefined,
  code: 'OTHER',
  review: 'QUOTE_REVIEW',
  notice: 'SURPLUS_NOTICE',
} as const satisfies Readonly<Record<Exclude<TokenKind, 'page'>, string | undefined>>
const tokenKinds = ['server', 'code', 'review', 'notice'] as const

/** A token for each kind of record that has such tokens. */
const recordTokens = (by: (typeof tokenKinds)[number]): readonly As[] => {
  const { accountId, quoteId, policyId, comparisonId, agencyId } = own.record
  const ids = { account: accountId, quote: quoteId, policy: policyId, comparison: comparisonId }
  const flow = flows[by]
  const kinds = by === 'review' || by === 'notice' ? (['quote'] as const) : recordKinds
  return kinds.map((kind) => ({
    grant: { kind, id: ids[kind] },
    agencyId,
    ...(flow !== undefined && { flow }),
  }))
}

/** The callers of a column. */
const callersOf = (column: Column): readonly As[] => {
  if (column === 'anonymous') return [undefined]
  if (column === 'key') return ['embedUser']
  return column === 'record' ? tokenKinds.flatMap(recordTokens) : [column]
}

test('every endpoint has a row, a route and a sample, and each of these has an endpoint', () => {
  const ids = catalogue.map(({ id }) => id).sort()
  expect([...matrix.keys()].sort()).toEqual(ids)
  expect(registry.routes.map(({ endpoint }) => endpoint.id).sort()).toEqual(ids)
  expect(Object.keys(samples).sort()).toEqual(ids)
})

test('public endpoints are open to all, the others need a token', () => {
  for (const { id, audience } of catalogue) {
    const row = matrix.get(id)
    expect([id, row?.anonymous]).toEqual([id, audience === 'public' ? 'all' : 'none'])
  }
})

/** Calls with a wrong response, listed in a failure. */
const failing = (
  outcomes: readonly (readonly [KnownEndpoint, Outcome])[],
  isRight: (endpoint: KnownEndpoint, outcome: Outcome) => boolean,
): readonly string[] =>
  outcomes
    .filter(([endpoint, outcome]) => !isRight(endpoint, outcome))
    .map(([{ id }, { status, text }]) => `${id} ${status} ${text.slice(0, 300)}`)

/** Permitted: succeeded, or rejected by a rule that the endpoint declares. */
const isLetIn = (endpoint: KnownEndpoint, outcome: Outcome): boolean =>
  isDeclared(endpoint, outcome) && ![400, 401, 403, 404].includes(outcome.status)

/**
 * Makes each call as each caller. Every change is rolled back, unless `callSample` makes the calls,
 * which are then rejected before they change anything.
 */
const ask = async (
  endpoints: readonly KnownEndpoint[],
  records: SeededRecords,
  callers: readonly As[],
  make = probe,
): Promise<readonly (readonly [KnownEndpoint, Outcome])[]> => {
  const outcomes: (readonly [KnownEndpoint, Outcome])[] = []
  for (const endpoint of endpoints) {
    for (const as of callers) {
      outcomes.push([endpoint, await make(platform, endpoint, as, records)])
    }
  }
  return outcomes
}

describe.each(columns.map((column) => [column]))('%s', (column) => {
  // a public call sends no token (spec 1 §7), so it is the same for all
  const inCell = (cell: string) =>
    catalogue.filter(
      ({ id, audience }) =>
        matrix.get(id)?.[column] === cell && (audience === 'token' || column === 'anonymous'),
    )

  test('rejects calls without permission', async () => {
    const outcomes = await ask(inCell('none'), own[column], callersOf(column), callSample)
    const apiError = column === 'anonymous' ? 401 : 403
    expect(failing(outcomes, (_, { status }) => status === apiError)).toEqual([])
  })

  /** Whether a response contains nothing of another tenant. */
  const isSilent = ({ text }: Outcome): boolean =>
    [foreign.companyName, foreign.policyId, foreign.quoteId].every((each) => !text.includes(each))

  test('never lets “own” read or change another tenant’s records', async () => {
    const aboutRecords = inCell('own').filter((endpoint) => isAboutRecords(endpoint, foreign))
    const outcomes = await ask(aboutRecords, foreign, callersOf(column))
    expect(
      failing(
        outcomes,
        (_, outcome) =>
          isSilent(outcome) && ([403, 404].includes(outcome.status) || isRefusedId(outcome)),
      ),
    ).toEqual([])
  })

  test('lets “own” read and change its own records', async () => {
    const endpoints = inCell('own')
    const all = await ask(endpoints, own[column], callersOf(column))
    expect(failing(all, isExpected)).toEqual([])
    expect(failing(all, (_, { status }) => status !== 400)).toEqual([])
    // a call without a record id finds no record of another tenant
    const aboutNone = all.filter(([endpoint]) => !isAboutRecords(endpoint, foreign))
    expect(failing(aboutNone, (_, outcome) => isSilent(outcome))).toEqual([])
    // each record token reaches its own record; at least one of them must succeed
    const shut = endpoints.filter(
      ({ id }) =>
        !all.some(([endpoint, outcome]) => endpoint.id === id && isLetIn(endpoint, outcome)),
    )
    expect(
      failing(
        all.filter(([endpoint]) => shut.some((each) => each === endpoint)),
        () => false,
      ),
    ).toEqual([])
  })

  test('permits “all”', async () => {
    // a page's code permits the calls of that page
    const callers = column === 'record' ? recordTokens('server') : callersOf(column)
    const outcomes = await ask(inCell('all'), own[column], callers)
    expect(
      failing(outcomes, (endpoint, outcome) =>
        endpoint.audience === 'public'
          ? isDeclared(endpoint, outcome) && outcome.code !== 'invalidInput'
          : isLetIn(endpoint, outcome),
      ),
    ).toEqual([])
  })
})

test.each(tokenKinds)(
  'a %s token is rejected by every call whose permission it lacks, before anything is read',
  async (kind) => {
    const permitted: readonly string[] = ['any', 'none', ...tokenPermissions[kind]]
    const closed = catalogue.filter(
      ({ id, audience, permission = 'any' }) =>
        audience === 'token' &&
        matrix.get(id)?.record !== 'none' &&
        !permitted.includes(permission),
    )
    expect(closed).not.toEqual([])
    const outcomes = await ask(closed, own.record, recordTokens(kind), callSample)
    expect(
      failing(outcomes, (_, { status, code }) => status === 403 && code === 'forbidden'),
    ).toEqual([])
  },
)

describe.each(['agency', 'customer'] as const)('staff inside an account of kind %s', (column) => {
  test('are rejected by closed calls only', async () => {
    const params = { personaPath: column, accountId: own[column].organisationId }
    const { token } = await platform.request(impersonateAccount, { params }, 'admin')
    const { accessToken } = await platform.request(redeemDelegationToken, { params: { token } })
    const open = catalogue.filter(
      ({ id, audience }) => audience === 'token' && matrix.get(id)?.[column] !== 'none',
    )
    const outcomes = await ask(open, own[column], [{ token: accessToken }])
    expect(
      failing(outcomes, (endpoint, outcome) =>
        isClosedToImpersonation(endpoint)
          ? outcome.status === 403 && outcome.code === 'closedToImpersonation'
          : outcome.status !== 403 && isExpected(endpoint, outcome),
      ),
    ).toEqual([])
  })
})

describe('the matrix', () => {
  const header = ['endpoint', ...columns].join()
  const row = (cell: string) => ['getMe', ...columns.map(() => cell)].join()

  test('is parsed cell by cell', () => {
    expect(parseMatrix(`${header}\n${row('own')}\n`).get('getMe')?.agent).toBe('own')
  })

  test.each([
    ['a column missing', header.replace(',pool', ''), row('own')],
    ['a cell missing', header, row('own').replace(/,own$/, '')],
    ['an unknown word', header, row('some')],
    ['a row twice', header, `${row('own')}\n${row('all')}`],
  ])('is rejected with %s', (_what, top, rows) => {
    expect(() => parseMatrix(`${top}\n${rows}\n`)).toThrow('access.csv')
  })
})
