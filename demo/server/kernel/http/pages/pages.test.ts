import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getLatestDeploymentTime } from '#core/platform/version/endpoints.ts'
import { getEnvironment } from '#core/platform/environment/endpoints.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'

let platform: TestPlatform
let behindTls: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
  behindTls = await testPlatform({
    origins: {
      portal: {
        US: 'https://portal.example',
        UK: 'https://portal.example.co.uk',
        AU: 'https://portal.example.au',
      },
      siteUs: 'http://localhost:4101',
      siteUk: 'http://localhost:4103',
    },
    errorReports: { dsn: 'https://key@reports.example/7' },
  })
})
afterAll(async () => {
  await platform.close()
  await behindTls.close()
})

const explorer11 =
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; .NET4.0C; .NET4.0E; rv:11.0) like Gecko'
const explorer9 = 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)'
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const requestFrom = (agent: string, accept = 'text/html, application/xhtml+xml, */*') => ({
  headers: { 'User-Agent': agent, Accept: accept },
})
const title = 'Upgrade your browser'

describe('the old-browser page', () => {
  test.each(['/', '/login', '/agency/dashboard?tab=QUOTES', '/loading/abc', '/unsupported'])(
    'replaces %s for Internet Explorer',
    async (path) => {
      for (const agent of [explorer9, explorer11]) {
        const response = await platform.fetch(path, requestFrom(agent))
        expect(response.status).toBe(200)
        expect(await response.text()).toContain(title)
        expect(response.headers.get('Vary')).toContain('User-Agent')
      }
    },
  )

  test('is available at its own address', async () => {
    const html = await (await platform.fetch('/unsupported', requestFrom(chrome))).text()
    expect(html).toContain(title)
    expect(html).toContain('Google Chrome')
    expect(html).toContain('value="http://localhost:4100/login"')
    expect(html).toContain('data-text="Copied to Clipboard!"')
    expect(html).toContain('mailto:support@parapet.example')
  })

  test.each(['/api/nowhere', '/assets/gone.js', '/widgets/v0/loader.js', '/favicon.svg'])(
    'does not replace a file: %s',
    async (path) => {
      const response = await platform.fetch(path, requestFrom(explorer11))
      expect(await response.text()).not.toContain(title)
    },
  )

  test('is not shown to other browsers elsewhere', async () => {
    expect(await (await platform.fetch('/login', requestFrom(chrome))).text()).not.toContain(title)
  })

  test('links to the login page and shows the support of its region', async () => {
    const response = await platform.fetch(
      'http://uk.localhost:4100/unsupported',
      requestFrom(chrome),
    )
    const html = await response.text()
    expect(html).toContain('lang="en-GB"')
    expect(html).toContain('value="http://uk.localhost:4100/login"')
    expect(html).not.toContain('mailto:support@parapet.example"')
  })

  test('ignores host names that the platform does not have', async () => {
    const response = await platform.fetch('http://evil.example/unsupported', requestFrom(chrome))
    expect(await response.text()).toContain('value="http://localhost:4100/login"')
  })

  test('runs one small external script, in a syntax that old browsers support', async () => {
    const page = await platform.fetch('/unsupported', requestFrom(explorer9))
    expect(page.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; script-src 'self'; img-src 'self'; style-src 'sha256-[\w+/=]+'; /,
    )
    const script = await platform.fetch('/unsupported.js', requestFrom(explorer9, '*/*'))
    expect(script.headers.get('Content-Type')).toContain('text/javascript')
    expect(await script.text()).not.toMatch(/=>|`|\b(?:const|let|class|async|await|import)\b[^.]/)
  })
})

describe('headers behind TLS', () => {
  test.each(['/unsupported', '/healthz', '/api/auth/v1/env', '/api/nowhere', '/openapi.json'])(
    'forbid plain http: %s',
    async (path) => {
      const strict = (await behindTls.fetch(path)).headers.get('Strict-Transport-Security')
      expect(strict).toBe('max-age=31536000; includeSubDomains')
    },
  )

  test('allow plain http on a local machine', async () => {
    const { headers } = await platform.fetch('/healthz')
    expect(headers.has('Strict-Transport-Security')).toBe(false)
  })
})

describe('headers of answers', () => {
  test.each(['/healthz', '/api/auth/v1/env', '/api/nowhere', '/outbox.json'])(
    'forbid framing, sniffing and caching: %s',
    async (path) => {
      const { headers } = await platform.fetch(path)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('Cache-Control')).toBe('no-store')
    },
  )
})

describe('the locale host', () => {
  test('serves each namespace to pages of any origin, and returns 304 for unchanged ones', async () => {
    const response = await platform.fetch('/locales/en-US/sign-in.json')
    expect(response.status).toBe(200)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(Object.keys(await response.json())).toContain('title')
    const tag = response.headers.get('ETag') ?? ''
    const again = await platform.fetch('/locales/en-US/sign-in.json', {
      headers: { 'If-None-Match': tag },
    })
    expect(again.status).toBe(304)
  })

  test('serves the differences of a locale from the base, or an empty object', async () => {
    const texts = await (await platform.fetch('/locales/en-GB/errors.json')).json()
    expect(Object.keys(texts).length).toBeGreaterThan(0)
    expect(await (await platform.fetch('/locales/en-GB/element.json')).json()).toEqual({})
  })

  test.each([
    '/locales/en-US/nowhere.json',
    '/locales/fr-FR/errors.json',
    '/locales/en-US/..%2f..%2fnamespaces.ts',
    '/locales/..%2f..%2f..%2f..%2fpackage.json/x.json',
    '/locales/en-US/errors',
    '/locales/en-US/%00.json',
  ])('serves nothing else: %s', async (path) => {
    expect((await platform.fetch(path)).status).toBe(404)
  })
})

test('the build time of the client is public', async () => {
  expect(await platform.request(getLatestDeploymentTime, {})).toEqual({
    latestDeploymentTime: '2026-01-01T00:00:00.000Z',
  })
})

test('a client gets the address for error reports if they are collected', async () => {
  expect(await platform.request(getEnvironment, {})).toEqual({ envName: 'local', prod: false })
  expect((await behindTls.request(getEnvironment, {})).errorReports).toEqual({
    dsn: 'https://key@reports.example/7',
  })
})
