import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendPasswordReset } from '#core/identity/passwords/endpoints.ts'
import { requestMfaReset } from '#core/identity/mfa/endpoints.ts'
import { exchangeWorkflowCode, sendWorkflowCode } from '#core/identity/security-code/endpoints.ts'
import { inviteOrganisation, inviteUser } from '#core/identity/sign-up/endpoints.ts'
import { addToCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { sendVariations } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import { draftOf, rosa, save } from '../../insurance/quotes/draft.fixture.ts'
import { rowsOf } from '../database/rows-of.ts'
import { seedPassword } from '../../directory/users/seed/users.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

/**
 * The calls that open the page of a mailed link, by the first segment of its path. Add new kinds of
 * links here.
 */
const opening: Readonly<Record<string, readonly ((token: string) => string)[]>> = {
  'signup-validation': [(token) => `/api/auth/v1/validationTokens/${token}`],
  confirmUser: [(token) => `/api/auth/v1/checkUserInvited/${token}`],
  confirmPasswordReset: [(token) => `/api/auth/v1/checkPasswordReset/${token}`],
  // shows a button only
  confirmMfaReset: [],
  validate: [(token) => `/api/auth/v1/validate/${token}`],
  // pages that require a sign-in
  login: [],
  'forgot-password': [],
  admin: [],
  agency: [],
  customer: [],
}

const isSuccess = (status: number): boolean => status < 300

const partsOf = (link: string) => {
  const { pathname, search } = new URL(link)
  const [, page = '', token = ''] = pathname.split('/')
  return { page, token, path: `${pathname}${search}` }
}

/** Opens a link as a mail scanner does, scripts included; returns the status of the page’s calls. */
const openLink = async (link: string): Promise<readonly number[]> => {
  const { page, token, path } = partsOf(link)
  await platform.fetch(path)
  await platform.fetch(path, { method: 'HEAD' })
  const calls = (opening[page] ?? []).map((address) => platform.fetch(address(token)))
  return (await Promise.all(calls)).map(({ status }) => status)
}

/** A hash of the rows of each table, without those that count calls. */
const hashes = async (): Promise<Readonly<Record<string, string>>> => {
  const handle = platform.services.database.handle()
  const tables = rowsOf<{ readonly name: string }>(
    await handle.execute(
      sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema in ('public', 'sandbox') and table_type = 'BASE TABLE'
        and table_name <> 'rate_limits' order by 1`,
    ),
  )
  const hashed: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = rowsOf<{ readonly hash: string }>(
      await handle.execute(
        sql`select coalesce(md5(string_agg(each::text, '' order by each::text)), '') as hash from ${sql.raw(name)} as each`,
      ),
    )
    hashed[name] = row?.hash ?? ''
  }
  return hashed
}

const changedBetween = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly string[] => Object.keys(after).filter((name) => before[name] !== after[name])

const mailEach = async (): Promise<void> => {
  const organization = { email: 'scanned@beacon.example', organization: 'Beacon Insurance' }
  await platform.request(
    inviteOrganisation,
    { body: { ...organization, accountType: 'AGENCY' } },
    'admin',
  )
  await platform.request(
    inviteUser,
    {
      body: {
        email: 'scanned@harbor.example',
        firstName: 'Sam',
        lastName: 'Hill',
        roleId: 'agent',
      },
    },
    'agency',
  )
  await platform.request(sendPasswordReset, { params: { email: 'agent@demo.test' } }, 'admin')
  await platform.request(requestMfaReset, {
    params: { id: 'mfa-email@demo.test' },
    body: { password: seedPassword },
  })
  const { id, product, accountId } = await save(platform, draftOf('Scanned Dental'))
  await platform.request(addToCart, { params: { product, quoteId: id }, body: {} }, 'agent')
  await platform.request(
    sendVariations,
    { body: { accountId, quoteIds: [id], to: 'customer' } },
    'agent',
  )
}

test('opening the link of a mail changes nothing and sends nothing', async () => {
  await mailEach()
  const links = new Set((await platform.mails()).flatMap((mail) => mail.links))
  const pages = new Set([...links].map((link) => partsOf(link).page))
  expect(Object.keys(opening)).toEqual(expect.arrayContaining([...pages]))
  expect([...pages]).toEqual(
    expect.arrayContaining(Object.keys(opening).filter((page) => opening[page]?.length !== 0)),
  )
  for (const link of links) {
    const { page } = partsOf(link)
    const before = await hashes()
    expect(await openLink(link)).toEqual(opening[page]?.map(() => expect.toSatisfy(isSuccess)))
    await platform.drain()
    const changed = changedBetween(before, await hashes())
    expect([page, changed]).toEqual([page, []])
  }
})

test('a scanner that reopens a code page does not invalidate the code that a person is typing', async () => {
  const { links } = (await platform.mails(rosa.email)).find((mail) => mail.links.length > 0) ?? {}
  const link = links?.[0] ?? ''
  const workflowId = partsOf(link).token
  await platform.request(sendWorkflowCode, { params: { workflowId }, body: { via: 'email' } })
  const [coded] = await platform.mails(rosa.email)
  const before = await hashes()
  for (let opened = 0; opened < 10; opened += 1) await openLink(link)
  await platform.drain()
  expect(changedBetween(before, await hashes())).toEqual([])
  const body = { workflowId, secret: coded?.codes[0] ?? '' }
  await expect(platform.request(exchangeWorkflowCode, { body })).resolves.toMatchObject({
    accessToken: expect.any(String),
  })
})
