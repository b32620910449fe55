import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../../settings.ts'
import type { Env } from '../bindings.ts'
import { portalPolicy } from '../origins/portal-policy.ts'
import { createStaticFiles } from './static-files.ts'

const build = mkdtempSync(join(tmpdir(), 'parapet-build-'))
const script = 'document.title = "hi"'
const viewCss = 'form { color: red }'
let flags: Record<string, boolean> = {}
const app = new Hono<Env>()

const write = (path: string, content: string | Uint8Array): void => {
  mkdirSync(join(build, path, '..'), { recursive: true })
  writeFileSync(join(build, path), content)
}

beforeAll(() => {
  const picture = '<meta property="og:image" content="/preview.png" />'
  write(
    'portal/index.html',
    `${picture}<script>${script}</script><script src="/assets/a.js"></script>`,
  )
  write('portal/assets/main-BK3x9_2a.js', 'export {}')
  write('portal/assets/main-BK3x9_2a.js.gz', gzipSync('export {}'))
  for (const name of ['US', 'UK', 'US-sso']) {
    write(
      `portal/login/${name}.html`,
      `${picture}<script>${script}</script><style>${viewCss}</style><form>${name}</form>`,
    )
  }
  write('portal/robots.txt', 'User-agent: *')
  write('widgets/v0.1.0/loader.js', 'load()')
  write('widgets/v0.1.0/calculator-Cx81Hs_0.js', 'calculate()')
  write('widgets/v0/loader.js', 'load()')
  write('widgets/v0/loader.js.br', brotliCompressSync('load()'))
  write('widgets/v0/custom-elements.json', '{}')
  write('widgets/docs/index.html', '<h1>All</h1>')
  write('widgets/docs/parapet-quote-calculator.html', '<h1>One</h1>')
  write('widgets/release.json', '{}')
  write('secret.json', '{}')
  const deployed = '2026-01-01T00:00:00.000Z'
  const config = { ...readSettings({}).config, clientVersion: 'test', deployed }
  const files = createStaticFiles(build, config)
  app.get('/widgets/*', files.widgets)
  app.get(
    '*',
    files.portal(() => Promise.resolve(flags)),
  )
})
afterAll(() => rmSync(build, { recursive: true }))

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  app.request(path, { headers })
const asPage = { Accept: 'text/html,application/xhtml+xml' }

describe('the portal', () => {
  test('opens its one page for every address of a browser, under a strict policy', async () => {
    for (const path of ['/', '/login', '/agency/dashboard', '/policy/a.b/accountant-payment']) {
      const response = await get(path, asPage)
      expect([path, response.status]).toEqual([path, 200])
      const policy = response.headers.get('Content-Security-Policy') ?? ''
      const hash = createHash('sha256').update(script).digest('base64')
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types parapet lit-html")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
    }
  })

  describe('at the sign-in', () => {
    const login = async (path = '/login', host = 'localhost') => {
      const response = await app.request(`http://${host}${path}`, { headers: asPage })
      const text = await response.text()
      const policy = response.headers.get('Content-Security-Policy') ?? ''
      return { form: /<form>(.*)<\/form>/.exec(text)?.[1], policy }
    }

    test('serves the prerendered form of the region', async () => {
      expect((await login()).form).toBe('US')
      expect((await login('/login?redirect=%2Fagency', 'uk.localhost')).form).toBe('UK')
    })

    test('allows its inline styles by their hash only, and submits no form', async () => {
      const { policy } = await login()
      const hash = createHash('sha256').update(viewCss).digest('base64')
      expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
      expect(policy).toContain("form-action 'none'")
      expect(policy).not.toContain('unsafe')
    })

    test('allows the inline code of the latest build only', async () => {
      await login()
      const page = 'portal/login/US.html'
      const later = 'form { color: blue }'
      const before = readFileSync(join(build, page), 'utf8')
      write(page, before.replace(viewCss, later))
      utimesSync(join(build, page), new Date(), new Date(Date.now() + 60_000))
      const { policy } = await login()
      write(page, before)
      const hashOf = (css: string) => createHash('sha256').update(css).digest('base64')
      expect(policy).toContain(`style-src 'self' 'sha256-${hashOf(later)}';`)
      expect(policy).not.toContain(hashOf(viewCss))
    })

    test('is served under its own address only', async () => {
      expect((await login('/login/US.html')).form).toBeUndefined()
    })

    test('follows the flags that the platform serves', async () => {
      flags = { SSO_LOGIN: true }
      expect((await login()).form).toBe('US-sso')
      flags = { UK_ENVIRONMENT: true }
      expect((await login()).form).toBe('UK')
      flags = {}
    })

    test.each([
      ['which says why the user is there', '/login?existing=EXISTING_USER', 'localhost'],
      ['of a region that was not drawn', '/login', 'au.localhost'],
    ])('a page %s is rendered by its script', async (_, path, host) => {
      expect((await login(path, host)).form).toBeUndefined()
    })
  })

  test('can’t be framed, has no opener and sends no referrer', async () => {
    const { headers } = await get('/login', asPage)
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=(), ')
  })

  test('the pop-up of a host page can reach its opener, and no other page can', async () => {
    const policyOf = async (path: string) =>
      (await get(path, asPage)).headers.get('Cross-Origin-Opener-Policy')
    expect(await policyOf('/authorize?clientKey=pk')).toBe('unsafe-none')
    for (const path of ['/authorize/x', '/authorized', '/login', '/loading', '/admin/authorize']) {
      expect([path, await policyOf(path)]).toEqual([path, 'same-origin'])
    }
  })

  test.each([
    ['/loading/abc', 'no-referrer'],
    ['/loading/abc?accountName=Harbor', 'no-referrer'],
    ['/validate/abc', 'no-referrer'],
    ['/signup-validation/abc', 'no-referrer'],
    ['/confirmUser/abc', 'no-referrer'],
    ['/confirmPasswordReset/abc', 'no-referrer'],
    ['/confirmMfaReset/abc', 'no-referrer'],
    ['/loading', 'strict-origin-when-cross-origin'],
    ['/agency/loading/abc', 'strict-origin-when-cross-origin'],
  ])('%s has the referrer policy %s', async (path, policy) => {
    expect((await get(path, asPage)).headers.get('Referrer-Policy')).toBe(policy)
  })

  test('sends error reports to the operator’s collector only', () => {
    const { config } = readSettings({ SENTRY_DSN: 'https://key@reports.example/7' })
    expect(portalPolicy('', config)).toContain(`connect-src 'self' https://reports.example;`)
    expect(portalPolicy('', readSettings({}).config)).toContain(`connect-src 'self';`)
  })

  test('frames only the payment processor, if one is configured', () => {
    const processor = {
      name: 'Example Pay',
      origin: 'https://payments.example',
      key: 'pk_1',
      secret: 'a secret of thirty-two characters',
      isDemo: false,
    }
    const policy = portalPolicy('', { processor })
    expect(policy).toContain(`connect-src 'self' https://payments.example;`)
    expect(policy).toContain('frame-src https://payments.example;')
    expect(portalPolicy('', readSettings({}).config)).toContain(`frame-src 'none';`)
  })

  test.each([
    '/api/nowhere',
    '/demo/x',
    '/outbox',
    '/outbox.json',
    '/assets/gone.js',
    '/openapi.json',
  ])('opens no page at %s', async (path) => {
    expect((await get(path, asPage)).status).toBe(404)
  })

  test.each(['*/*', 'image/webp, */*;q=0.5', undefined])(
    'opens its page for clients that accept any type: %j',
    async (accept) => {
      const response = await get(
        '/agency/dashboard',
        accept === undefined ? {} : { Accept: accept },
      )
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    },
  )

  test.each([
    ['/login', 'application/json'],
    ['/login', 'image/png'],
    ['/gone.js', '*/*'],
    ['/gone.png', '*/*'],
  ])('opens no page at %s for clients that accept %s', async (path, accept) => {
    expect((await get(path, { Accept: accept })).status).toBe(404)
  })

  test('has an absolute address of its preview image under the requested host name', async () => {
    const picture = '<meta property="og:image" content="http'
    expect(await (await get('/login')).text()).toContain(`${picture}://127.0.0.1:4000/preview.png"`)
    const uk = await get('http://uk.localhost:4000/login')
    expect(await uk.text()).toContain(`${picture}://uk.localhost:4000/preview.png"`)
    const forged = await get('http://evil.example/login')
    expect(await forged.text()).toContain(`${picture}://127.0.0.1:4000/preview.png"`)
  })

  test('compresses its page once, for browsers that accept it', async () => {
    const packed = await get('/login', { 'Accept-Encoding': 'gzip, br' })
    expect(packed.headers.get('Content-Encoding')).toBe('br')
    const text = brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()
    expect(text).toContain(script)
    const tag = packed.headers.get('ETag') ?? ''
    const again = await get('/login', { 'Accept-Encoding': 'gzip, br', 'If-None-Match': tag })
    expect(again.status).toBe(304)
  })

  test('caches hashed files permanently, revalidates the others, serves compressed copies', async () => {
    const hashed = await get('/assets/main-BK3x9_2a.js', { 'Accept-Encoding': 'gzip, deflate' })
    expect(hashed.headers.get('Cache-Control')).toContain('immutable')
    expect(hashed.headers.get('Content-Encoding')).toBe('gzip')
    expect(hashed.headers.get('Content-Type')).toContain('text/javascript')
    expect(hashed.headers.get('Vary')).toContain('Accept-Encoding')
    const plain = await get('/robots.txt')
    expect(plain.headers.get('Cache-Control')).toBe('no-cache')
    const tag = plain.headers.get('ETag') ?? ''
    expect(tag).not.toBe('')
    expect((await get('/robots.txt', { 'If-None-Match': tag })).status).toBe(304)
  })

  test.each(['/../secret.json', '/..%2fsecret.json', '/%2e%2e/secret.json', '/%00.js', '/%zz.js'])(
    'serves nothing outside its folder: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

describe('the widgets', () => {
  test('may be loaded by any page, hashed ones cached permanently', async () => {
    const loader = await get('/widgets/v0.1.0/loader.js')
    expect(loader.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const chunk = await get('/widgets/v0.1.0/calculator-Cx81Hs_0.js')
    expect(chunk.headers.get('Cache-Control')).toContain('immutable')
    expect((await get('/widgets/v0.1.0/gone.js')).status).toBe(404)
  })

  test.each([
    '/widgets/v0.1.0/loader.js',
    '/widgets/v0/loader.js',
    '/widgets/v0/custom-elements.json',
    '/widgets/docs/parapet-quote-calculator.html',
    '/widgets/release.json',
  ])('%s is cached for a few minutes only', async (path) => {
    const first = await get(path)
    expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=300'])
    const tag = first.headers.get('ETag') ?? ''
    expect((await get(path, { 'If-None-Match': tag })).status).toBe(304)
  })

  test('serves the brotli copy, and each copy under its own tag', async () => {
    const packed = await get('/widgets/v0/loader.js', { 'Accept-Encoding': 'gzip, br' })
    expect(packed.headers.get('Content-Encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('load()')
    const plain = await get('/widgets/v0/loader.js')
    expect(plain.headers.get('ETag')).not.toBe(packed.headers.get('ETag'))
  })

  test('opens a page at its folder', async () => {
    const page = await get('/widgets/docs/')
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toBe('<h1>All</h1>')
    expect(page.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'")
  })

  test.each([
    ['/widgets/docs', '/widgets/docs/'],
    ['/widgets/v0/docs', '/widgets/docs/'],
    ['/widgets/v0.1.0/docs/', '/widgets/docs/'],
    [
      '/widgets/v0/docs/parapet-quote-calculator.html',
      '/widgets/docs/parapet-quote-calculator.html',
    ],
  ])('%s redirects to the one documentation', async (path, target) => {
    const moved = await get(path)
    expect([moved.status, moved.headers.get('Location')]).toEqual([308, target])
  })
})
