import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../tools/bin/test/ports.ts'
import { ssoClientId } from '../../server/kernel/seed/companion-data.ts'
import { identitySecrets } from './secrets.ts'
import { startIdentity, type IdentityProvider } from './start.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'parapet-identity-'))
const portal = 'http://localhost:4100'
let identity: IdentityProvider
let issuer: string

const start = async (): Promise<IdentityProvider> =>
  startIdentity({
    host: '127.0.0.1',
    port: Number(new URL(issuer).port),
    issuer,
    dataDir,
    portals: [portal],
    callbackPath: '/back',
  })

beforeAll(async () => {
  issuer = `http://127.0.0.1:${await freePort()}`
  identity = await start()
})
afterAll(async () => {
  await identity.close()
  rmSync(dataDir, { recursive: true })
})

const ask = (more: Record<string, string> = {}): Promise<Response> => {
  const query = new URLSearchParams({
    client_id: ssoClientId,
    redirect_uri: `${portal}/back`,
    response_type: 'code',
    scope: 'openid email',
    state: 's',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...more,
  })
  const headers = { Accept: 'text/html' }
  return fetch(`${issuer}/auth?${query}`, { redirect: 'manual', headers })
}

test('has provider metadata', async () => {
  const described = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()
  expect(described).toMatchObject({
    issuer,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  })
})

test('shows its identities on a page without scripts whose forms only redirect to the portal', async () => {
  const redirect = await ask({ login_hint: '"><script>alert(1)</script>' })
  const cookie = redirect.headers.getSetCookie().map((line) => line.split(';')[0])
  const page = await fetch(new URL(redirect.headers.get('Location') ?? '', issuer), {
    headers: { Cookie: cookie.join('; ') },
  })
  expect(page.status).toBe(200)
  const policy = page.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`form-action 'self' ${portal};`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src|unsafe/)
  const html = await page.text()
  expect(html).toContain('value="sso@northgate.test"')
  expect(html).not.toContain('<script')
})

test.each([
  ['an unknown client', { client_id: 'nobody' }],
  ['an unregistered redirect address', { redirect_uri: 'https://evil.example/back' }],
])('does not redirect for %s', async (_name, more) => {
  const response = await ask(more)
  expect([response.status, response.headers.get('Location')]).toEqual([400, null])
  expect(await response.text()).toContain('Northgate Specialty login')
})

test('requires PKCE', async () => {
  const response = await ask({ code_challenge: '', code_challenge_method: '' })
  expect(response.headers.get('Location')).toContain('error=invalid_request')
})

test('reports that a sign-in has expired', async () => {
  const response = await fetch(`${issuer}/sign-in/nowhere`)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Login failed')
})

test('can be made unreachable for demos', async () => {
  const outage = `${issuer}/demo/outage`
  await fetch(outage, { method: 'PUT' })
  await expect(fetch(`${issuer}/jwks`)).rejects.toThrow('fetch failed')
  await fetch(outage, { method: 'DELETE' })
  expect((await fetch(`${issuer}/jwks`)).status).toBe(200)
})

test('damaged secrets fail the start with a one-line error, and an empty file is replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parapet-secrets-'))
  try {
    const file = join(folder, 'identity', 'secrets.json')
    mkdirSync(join(folder, 'identity'))
    writeFileSync(file, '')
    const secrets = await identitySecrets(folder)
    writeFileSync(file, JSON.stringify({ ...secrets, key: { kty: 'EC' } }))
    await expect(identitySecrets(folder)).rejects.toThrow(`${file} is damaged.`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('its secrets survive a restart', async () => {
  const before = await identitySecrets(dataDir)
  await identity.close()
  identity = await start()
  expect(identity.clientSecret).toBe(before.clientSecret)
  expect(await identitySecrets(dataDir)).toEqual(before)
})
