import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readToken } from '#core/identity/session/read-token.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import { exchangeSso, getSsoEnabled, returnFromSso } from '#core/identity/sso/endpoints.ts'
import { freePort } from '../../tools/bin/test/ports.ts'
import { identitySecrets } from '../../companions/identity/secrets.ts'
import { startIdentity, type IdentityProvider } from '../../companions/identity/start.ts'
import { originsOfSite } from '../../server/kernel/http/origins/site-origins.ts'
import { organisationIds } from '../../server/kernel/seed/ids.ts'
import { ssoUser } from '../../server/kernel/seed/companion-data.ts'
import { testPlatform, type TestPlatform } from '../../server/testing/platform.ts'
import { organisations, users } from '../../server/directory/users/tables.ts'
import { ssoDomains } from '../../server/identity/sso/tables.ts'

/** A browser that stores cookies per origin and does not follow redirects. */
const newBrowser = (platform: TestPlatform) => {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }
  const request = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, 'http://localhost:4100')
    const jar = jarOf(url.origin)
    const headers = new Headers(init.headers)
    headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const request = { ...init, headers, redirect: 'manual' } as const
    const response =
      url.port === '4100' ? await platform.fetch(url.href, request) : await fetch(url, request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const locationOf = (response: Response, from: string): string =>
    new URL(response.headers.get('Location') ?? '', from).href
  /** Follows redirects to a page, or until one leads back to the platform. */
  const follow = async (address: string, init?: RequestInit): Promise<string> => {
    const response = await request(address, init)
    if (response.status < 300 || response.status > 399) return address
    const next = locationOf(response, new URL(address, 'http://localhost:4100').href)
    return next.startsWith('http://localhost:4100/') ? next : follow(next)
  }
  const start = (query: Record<string, string>) =>
    follow(`http://localhost:4100/api/auth/v1/sso?${new URLSearchParams(query)}`)
  const choose = (page: string, identity: string) =>
    follow(page, { method: 'POST', body: new URLSearchParams({ identity }) })
  const status = async () => (await request('/api/auth/v1/sso/status')).json()
  const exchange = async () => {
    const response = await request(exchangeSso.path, { method: 'POST' })
    return { status: response.status, body: await response.json() }
  }
  /** Signs in as an identity: from the email address to the return address. */
  const signInAs = async (identity: string, query: Record<string, string> = {}) => {
    const page = await start({ username: ssoUser.email, ...query })
    return choose(page, identity)
  }
  const land = async (back: string) => {
    const response = await request(back)
    return { status: response.status, location: response.headers.get('Location') }
  }
  return { request, start, choose, status, exchange, signInAs, land }
}

const dataDir = mkdtempSync(join(tmpdir(), 'parapet-sso-'))
const trusted: string[] = []
let platform: TestPlatform
let identity: IdentityProvider
let issuer: string
let browser: ReturnType<typeof newBrowser>

beforeAll(async () => {
  const port = await freePort()
  issuer = `http://127.0.0.1:${port}`
  const { clientSecret } = await identitySecrets(dataDir)
  platform = await testPlatform({
    identity: { issuer, clientSecret },
    dataDir,
    limitFactor: 1_000,
    ssoTrustedDomains: trusted,
  })
  identity = await startIdentity({
    host: '127.0.0.1',
    port,
    issuer,
    dataDir,
    portals: originsOfSite(platform.services.config, 'portal'),
    callbackPath: returnFromSso.path,
  })
})
afterAll(async () => {
  await identity.close()
  await platform.close()
  rmSync(dataDir, { recursive: true })
})
beforeEach(() => {
  browser = newBrowser(platform)
})

const update = async (
  what: () => Promise<unknown>,
  back: () => Promise<unknown>,
  work: () => Promise<void>,
) => {
  await what()
  try {
    await work()
  } finally {
    await back()
  }
}
const setUser = (values: Partial<typeof users.$inferInsert>) =>
  platform.services.database.handle().update(users).set(values).where(eq(users.id, ssoUser.id))
const setDomain = (values: Partial<typeof ssoDomains.$inferInsert>) =>
  platform.services.database
    .handle()
    .update(ssoDomains)
    .set(values)
    .where(eq(ssoDomains.domain, 'northgate.test'))

/** An identity without the claim `email_verified`. */
const unsaid = 'unsaid@northgate.test'
const trusting = async (work: () => Promise<void>) =>
  update(
    async () => trusted.push('northgate.test'),
    async () => trusted.pop(),
    work,
  )

const failed = (detail: string) => ({ state: 'FAILED', detail })
const texts = {
  lost: 'The login took too long or started in another browser. Try again.',
  failed: 'Single sign-on failed. Try again.',
  unknown:
    'Your organization verified you, but no Parapet user has that email address. Ask your account admin for an invitation.',
  unverified:
    "Your organization's login page did not confirm your email address to us. Ask its IT team to send a verified email address, or contact Parapet support.",
  unavailable: "Can't reach your organization's login page. Try again later.",
  denied: 'Login at your organization was cancelled.',
  notEnabled: "SSO isn't set up for this email. Log in with your password.",
}

describe('the provider of an email address', () => {
  test.each([
    [ssoUser.email, true],
    ['nobody-at-all@NorthGate.test', true],
    ['agent@demo.test', false],
    ['nobody@example.com', false],
    ['no address', false],
    ['x@', false],
    ['x@northgate.test@example.com', false],
  ])('depends on the domain only: %s', async (username, enabled) => {
    expect(await platform.request(getSsoEnabled, { params: { username } })).toEqual({ enabled })
  })
})

describe('single sign-on', () => {
  test('accepts an address without a verification claim when the operator trusts its domain', async () => {
    await trusting(() =>
      update(
        () => setUser({ email: unsaid }),
        () => setUser({ email: ssoUser.email }),
        async () => {
          await browser.land(await browser.signInAs(unsaid))
          expect(await browser.status()).toMatchObject({ state: 'READY' })
        },
      ),
    )
  })

  test('creates a session that records the sign-in method', async () => {
    const back = await browser.signInAs(ssoUser.email, { redirectPath: '/carrier/dashboard?tab=A' })
    expect(await browser.land(back)).toEqual({ status: 302, location: '/loading' })
    const status = { state: 'READY', redirectPath: '/carrier/dashboard?tab=A' }
    expect(await browser.status()).toEqual(status)
    const { status: code, body } = await browser.exchange()
    expect(code).toBe(200)
    expect(readToken(body.accessToken)?.payload).toMatchObject({
      email: ssoUser.email,
      accountType: 'CARRIER',
      signedInBy: 'SSO',
    })
    const me = await platform.request(getMe, {}, { token: body.accessToken })
    expect(me.email).toBe(ssoUser.email)
  })

  test('can be exchanged once', async () => {
    await browser.land(await browser.signInAs(ssoUser.email))
    const answers = await Promise.all([browser.exchange(), browser.exchange()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect(await browser.exchange()).toMatchObject({ status: 401, body: { code: 'ssoFailed' } })
    expect(await browser.status()).toEqual({ state: 'NONE' })
  })

  test('can be exchanged within a minute', async () => {
    await browser.land(await browser.signInAs(ssoUser.email))
    platform.advanceTime(61_000)
    expect(await browser.status()).toEqual({ state: 'NONE' })
    expect((await browser.exchange()).status).toBe(401)
  })

  test('the provider remembers its user, and asks again for a different user', async () => {
    await browser.land(await browser.signInAs(ssoUser.email))
    expect(await browser.start({ username: ssoUser.email })).toContain(returnFromSso.path)
    const other = await browser.start({ username: 'newcomer@northgate.test' })
    expect(other).toContain('/sign-in/')
  })

  test('returns to a host page’s pop-up', async () => {
    const redirectPath = '/authorize?clientKey=pk_harbor_demo&state=s'
    const back = await browser.signInAs(ssoUser.email, { redirectPath })
    expect((await browser.land(back)).location).toBe(redirectPath)
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/x\r\nSet-Cookie: a=b',
    '',
  ])('ignores a redirect to another origin: %j', async (redirectPath) => {
    const back = await browser.signInAs(ssoUser.email, { redirectPath })
    expect(await browser.land(back)).toEqual({ status: 302, location: '/loading' })
    expect(await browser.status()).toEqual({ state: 'READY' })
  })

  test('uses the host name of the browser’s request', async () => {
    const response = await platform.fetch(
      `http://uk.localhost:4100/api/auth/v1/sso?username=${ssoUser.email}`,
    )
    const authorizeUrl = new URL(response.headers.get('Location') ?? '')
    expect(authorizeUrl.origin).toBe(issuer)
    expect(authorizeUrl.searchParams.get('redirect_uri')).toBe(
      'http://uk.localhost:4100/api/auth/v1/sso/callback',
    )
    expect(authorizeUrl.searchParams.get('code_challenge_method')).toBe('S256')
  })

  test('its cookies are not available to scripts and other sites', async () => {
    const response = await browser.request(`/api/auth/v1/sso?username=${ssoUser.email}`)
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect(cookie).toMatch(/Max-Age=600/i)
  })
})

describe('a single sign-on fails with its reason', () => {
  /** The error that the user sees on return. Nothing can be exchanged then. */
  const failureOf = async (back: string) => {
    expect(await browser.land(back)).toEqual({ status: 302, location: '/loading' })
    const status = await browser.status()
    expect(status.state).toBe('FAILED')
    expect(await browser.exchange()).toMatchObject({ status: 401, body: { code: 'ssoFailed' } })
    return status.detail
  }

  test('when no user has the address', async () => {
    expect(await failureOf(await browser.signInAs('newcomer@northgate.test'))).toBe(texts.unknown)
  })

  test('when the address matches a user only after removing invisible characters', async () => {
    const email = ssoUser.email.replace('@', '\u2060@')
    expect(await failureOf(await browser.signInAs(email))).toBe(texts.unknown)
  })

  test('when the provider did not verify the address', async () => {
    const email = 'unverified@northgate.test'
    await update(
      () => setUser({ email }),
      () => setUser({ email: ssoUser.email }),
      async () => expect(await failureOf(await browser.signInAs(email))).toBe(texts.unverified),
    )
  })

  test('when the provider makes no verification claim', async () => {
    await update(
      () => setUser({ email: unsaid }),
      () => setUser({ email: ssoUser.email }),
      async () => expect(await failureOf(await browser.signInAs(unsaid))).toBe(texts.unverified),
    )
  })

  test('when the provider reports the address as unverified, even if the operator trusts its domain', async () => {
    const email = 'unverified@northgate.test'
    await trusting(() =>
      update(
        () => setUser({ email }),
        () => setUser({ email: ssoUser.email }),
        async () => expect(await failureOf(await browser.signInAs(email))).toBe(texts.unverified),
      ),
    )
  })

  test('when the user belongs to another organisation', async () => {
    await update(
      () => setUser({ organisationId: organisationIds.harbor }),
      () => setUser({ organisationId: organisationIds.carrier }),
      async () =>
        expect(await failureOf(await browser.signInAs(ssoUser.email))).toBe(texts.unknown),
    )
  })

  test('when the user cancels', async () => {
    expect(await failureOf(await browser.signInAs(''))).toBe(texts.denied)
  })

  test('when the state differs', async () => {
    const back = new URL(await browser.signInAs(ssoUser.email))
    back.searchParams.set('state', 'another')
    expect(await failureOf(back.href)).toBe(texts.lost)
  })

  test('when a different browser returns', async () => {
    const back = await browser.signInAs(ssoUser.email)
    browser = newBrowser(platform)
    expect(await failureOf(back)).toBe(texts.lost)
  })

  test('when it took more than ten minutes', async () => {
    const back = await browser.signInAs(ssoUser.email)
    platform.advanceTime(601_000)
    expect(await failureOf(back)).toBe(texts.lost)
  })

  test('when the same return address is used twice', async () => {
    const back = await browser.signInAs(ssoUser.email)
    await browser.land(back)
    expect(await failureOf(back)).toBe(texts.lost)
  })

  test('when a code is used again with a new state', async () => {
    const used = new URL(await browser.signInAs(ssoUser.email))
    await browser.land(used.href)
    const fresh = new URL(await browser.start({ username: ssoUser.email }))
    fresh.searchParams.set('code', used.searchParams.get('code') ?? '')
    expect(await failureOf(fresh.href)).toBe(texts.failed)
  })

  test('when a different issuer answers', async () => {
    const back = new URL(await browser.signInAs(ssoUser.email))
    back.searchParams.set('iss', 'https://another.example')
    expect(await failureOf(back.href)).toBe(texts.failed)
  })

  test('when the parameters are missing', async () => {
    expect(await failureOf(returnFromSso.path)).toBe(texts.lost)
    const back = new URL(await browser.signInAs(ssoUser.email))
    back.searchParams.delete('code')
    expect(await failureOf(back.href)).toBe(texts.failed)
  })

  test('when the provider is down', async () => {
    await update(
      () => setDomain({ issuer: 'http://127.0.0.1:9' }),
      () => setDomain({ issuer: null }),
      async () => {
        expect(await browser.start({ username: ssoUser.email })).toContain('/loading')
        expect(await browser.status()).toEqual(failed(texts.unavailable))
      },
    )
  })

  test('when the domain has no provider, or has lost it', async () => {
    expect(await browser.start({ username: 'agent@demo.test' })).toContain('/loading')
    expect(await browser.status()).toEqual(failed(texts.notEnabled))
    const back = await browser.signInAs(ssoUser.email)
    await update(
      () => setDomain({ enabled: false }),
      () => setDomain({ enabled: true }),
      async () => expect(await failureOf(back)).toBe(texts.notEnabled),
    )
  })

  test('uses the wording of the region', async () => {
    await browser.land(await browser.signInAs('newcomer@northgate.test'))
    const response = await browser.request('/api/auth/v1/sso/status', {
      headers: { 'X-Parapet-Region': 'UK' },
    })
    expect((await response.json()).detail).toContain('Your organisation verified you')
  })
})

describe('a user who may not sign in', () => {
  test.each([
    [{ status: 'DISABLED' }, { status: 'ACTIVE' }],
    [{ status: 'UNVALIDATED' }, { status: 'ACTIVE' }],
  ] as const)('is rejected at the exchange: %j', async (values, before) => {
    await update(
      () => setUser(values),
      () => setUser(before),
      async () => {
        await browser.land(await browser.signInAs(ssoUser.email))
        const answer = await browser.exchange()
        expect(answer).toMatchObject({ status: 409, body: { code: 'userDisabled' } })
      },
    )
  })

  test('is rejected when the account type is unknown', async () => {
    const setType = (accountType: 'UNKNOWN' | 'CARRIER') =>
      platform.services.database
        .handle()
        .update(organisations)
        .set({ accountType })
        .where(eq(organisations.id, organisationIds.carrier))
    await update(
      () => setType('UNKNOWN'),
      () => setType('CARRIER'),
      async () => {
        await browser.land(await browser.signInAs(ssoUser.email))
        const answer = await browser.exchange()
        expect(answer).toMatchObject({ status: 409, body: { code: 'accountTypeUnknown' } })
      },
    )
  })

  test('cannot sign in with a password', async () => {
    await expect(
      platform.request(signIn, { body: { username: ssoUser.email, password: 'Parapet-demo-1' } }),
    ).rejects.toMatchObject({ status: 401, code: 'loginFailed' })
  })
})

describe('malformed input', () => {
  test.each([
    '/api/auth/v1/sso',
    '/api/auth/v1/sso?username=',
    `/api/auth/v1/sso?username=${'x'.repeat(400)}`,
    '/api/auth/v1/sso?username=a%00@northgate.test',
    '/api/auth/v1/sso?username=sso@northgate.test&rememberDevice=perhaps',
    '/api/auth/v1/sso/callback?error=%00',
    '/api/auth/v1/sso/callback?state=%00&code=x',
    `/api/auth/v1/sso/callback?state=${'x'.repeat(4000)}&code=x`,
    '/api/auth/v1/sso/callback?error=server_error&state=x',
    '/api/auth/v1/sso/enabled/%00',
    '/api/auth/v1/sso/enabled/%',
  ])('is a client error, not a server error: %s', async (path) => {
    const { status } = await browser.request(path)
    expect(status).toBeLessThan(500)
  })

  test('forged cookies give no access', async () => {
    for (const value of ['', 'x', '%00', 'x'.repeat(4000), '%']) {
      const headers = {
        Cookie: `parapet-sso-outcome-4100=${value}; parapet-sso-browser-4100=${value}`,
      }
      const status = await platform.fetch('/api/auth/v1/sso/status', { headers })
      expect(await status.json()).toEqual({ state: 'NONE' })
      const init = { method: 'POST', headers }
      expect((await platform.fetch('/api/auth/v1/sso/token', init)).status).toBe(401)
      const back = await platform.fetch('/api/auth/v1/sso/callback?state=x&code=y', { headers })
      expect(back.status).toBe(302)
    }
  })

  test('logs no error', () => {
    expect(platform.logged.filter(({ what }) => what === 'request failed')).toEqual([])
  })
})
