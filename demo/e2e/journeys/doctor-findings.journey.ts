import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { catalogue, type FindingId } from '#widgets/doctor/catalogue.ts'
import { hostPolicy } from '../../sites/policy.ts'
import { expect, test } from './journey.ts'
import { host } from './ports.ts'

test.use({ platformOf: 'worker' })

/** A page with one mistake. */
interface Mistake {
  readonly html: (parts: Parts) => string
  readonly headers?: (addresses: { portal: string; processor: string }) => Record<string, string>
  /** A part of the suggested correction. */
  readonly line: string
  /** The platform's response to the key. */
  readonly access?: { readonly status: number; readonly code: string }
  /** A frame that the policy has blocked before the examination. */
  readonly blockedFrame?: string
}

interface Parts {
  readonly portal: string
  readonly loader: string
  readonly sheet: string
  readonly calculator: string
}

const key = 'client-key="pk_playground_demo" region="us"'

const mistakes = {
  loaderMissing: { html: (on) => `${on.sheet}${on.calculator}`, line: 'loader.js' },
  loaderNotModule: {
    html: (on) =>
      on.sheet + on.loader.replace('type="module"', 'type="text/plain"') + on.calculator,
    line: 'type="module"',
  },
  loaderOld: {
    html: (on) => on.sheet + on.loader.replace('/v0/', '/v0.0.1/') + on.calculator,
    line: 'integrity="sha384-',
  },
  versionsMixed: {
    html: (on) => on.sheet.replace('/v0/', '/v0.0.1/') + on.loader + on.calculator,
    line: 'for all of them',
  },
  integrityWrong: {
    html: (on) => on.sheet + on.loader.replace('crossorigin', 'integrity="sha384-a" crossorigin'),
    line: 'integrity="sha384-',
  },
  sheetMissing: { html: (on) => on.loader + on.calculator, line: 'parapet.css' },
  policySource: {
    html: (on) => on.sheet + on.loader + on.calculator,
    headers: (on) => ({
      'Content-Security-Policy': hostPolicy(on).replace(/style-src [^;]+/, `style-src 'self'`),
    }),
    line: 'style-src',
  },
  policyTrustedTypes: {
    html: (on) => on.sheet + on.loader + on.calculator,
    headers: (on) => ({
      'Content-Security-Policy': hostPolicy(on).replace(/trusted-types [^;]+$/, `trusted-types x`),
    }),
    line: 'lit-html',
  },
  frameBlocked: {
    html: (on) =>
      `${on.sheet}${on.loader}<parapet-payment-page ${key} policy-id="p-1"></parapet-payment-page>`,
    headers: (on) => ({
      'Content-Security-Policy': hostPolicy(on).replace(/frame-src [^;]+/, `frame-src 'none'`),
    }),
    blockedFrame: 'https://pay.example/frame',
    line: 'frame-src https://pay.example',
  },
  popUpCut: {
    html: (on) =>
      `${on.sheet}${on.loader}<parapet-sign-in-button ${key}>Log in</parapet-sign-in-button>`,
    headers: () => ({ 'Cross-Origin-Opener-Policy': 'same-origin' }),
    line: 'same-origin-allow-popups',
  },
  platformUnreachable: {
    html: (on) =>
      on.sheet + on.loader + on.calculator.replace('>', ' api-base="http://127.0.0.1:9">'),
    line: 'api-base',
  },
  keyMissing: {
    html: (on) => on.sheet + on.loader + on.calculator.replace(key, ''),
    line: 'client-key="pk_…"',
  },
  keyKindWrong: {
    html: (on) => on.sheet + on.loader + on.calculator.replace('pk_playground_demo', 'ak_live_1'),
    line: 'client-key="pk_…"',
  },
  keyRefused: {
    html: (on) => on.sheet + on.loader + on.calculator.replace('pk_playground_demo', 'pk_none'),
    access: { status: 401, code: 'keyRefused' },
    line: 'client-key="pk_…"',
  },
  originRefused: { html: (on) => on.sheet + on.loader + on.calculator, line: 'to the origins of' },
  regionRefused: {
    html: (on) => on.sheet + on.loader + on.calculator,
    access: { status: 403, code: 'regionRefused' },
    line: 'region="us"',
  },
  attributeInvalid: {
    html: (on) => on.sheet + on.loader + on.calculator.replace('"us"', '"mars"'),
    line: 'region="us"',
  },
  attributeMisspelt: {
    html: (on) => on.sheet + on.loader + on.calculator.replace('client-key', 'clientkey'),
    line: 'client-key="…"',
  },
  tagMisspelt: {
    html: (on) => on.sheet + on.loader + on.calculator.replaceAll('calculator', 'calulator'),
    line: '<parapet-quote-calculator></parapet-quote-calculator>',
  },
  selfClosed: {
    html: (on) => `${on.sheet}${on.loader}<parapet-notifications /><h2>Our team</h2>`,
    line: '<parapet-notifications …></parapet-notifications>',
  },
  recordMissing: {
    html: (on) => `${on.sheet}${on.loader}<parapet-risk-factors></parapet-risk-factors>`,
    line: 'account-id="…"',
  },
  codeNotLoaded: {
    html: (on) => on.sheet + on.loader.replace('loader.js', 'loader.js?0') + on.calculator,
    headers: () => ({ 'Content-Security-Policy': `script-src 'none'` }),
    line: 'failed request',
  },
  rootNotObserved: {
    html: (on) =>
      `${on.sheet}${on.loader}<div><template shadowrootmode="open">${on.calculator}</template></div>`,
    line: '.observe(',
  },
  zeroSize: {
    html: (on) => `${on.sheet}${on.loader}<div style="width: 0">${on.calculator}</div>`,
    line: 'width: 100%',
  },
} as const satisfies Record<FindingId, Mistake>

let server: Server
let site = ''
let current: { readonly html: string; readonly headers: Readonly<Record<string, string>> }

test.beforeAll(async () => {
  server = createServer((_, response) => {
    for (const [name, value] of Object.entries(current.headers)) response.setHeader(name, value)
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!doctype html><title>Agency</title><body>${current.html}`)
  })
  await new Promise<void>((done) => server.listen(0, host, done))
  site = `http://${host}:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => void server.close())

test('the built doctor finds every known mistake and suggests its correction', async ({
  page,
  platform: { portal, processor },
}) => {
  const parts: Parts = {
    portal,
    loader: `<script type="module" async src="${portal}/widgets/v0/loader.js" crossorigin></script>`,
    sheet: `<link rel="stylesheet" href="${portal}/widgets/v0/parapet.css">`,
    calculator: `<parapet-quote-calculator ${key}></parapet-quote-calculator>`,
  }
  const built = await (await fetch(`${portal}/widgets/v0/doctor.js`)).text()
  const code = built.replace(
    /export\s*\{\s*([\w$]+) as examine\s*\};?\s*$/,
    'globalThis.examine=$1',
  )
  expect(code).not.toBe(built)
  const missed: string[] = []
  for (const [id, mistake] of Object.entries<Mistake>(mistakes)) {
    const headers = mistake.headers?.({ portal, processor }) ?? {}
    current = { html: mistake.html(parts), headers }
    const { access } = mistake
    await page.unrouteAll()
    if (access)
      await page.route('**/api/auth/v1/access', (route) =>
        route.fulfill({
          status: access.status,
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
          json: { code: access.code, detail: access.code },
        }),
      )
    await page.goto(site)
    const options = {
      platform: portal,
      timeout: 1_000,
      headers: {
        policies: [headers['Content-Security-Policy'] ?? ''],
        openerPolicy: headers['Cross-Origin-Opener-Policy'] ?? '',
      },
      blockedFrame: mistake.blockedFrame,
    }
    // Evaluated by the DevTools protocol, which no policy of the page blocks.
    const findings = (await page.evaluate(
      `(async () => {${code.replaceAll('import.meta.url', JSON.stringify(`${portal}/widgets/v0/doctor.js`))}
      return globalThis.examine(${JSON.stringify(options)})})()`,
    )) as readonly { readonly id: string; readonly line: string }[]
    const found = findings.find((each) => each.id === id)
    if (!found?.line.includes(mistake.line))
      missed.push(`${id}: ${found?.line ?? findings.map((each) => each.id).join(', ')}`)
  }
  expect(missed).toEqual([])
  expect(Object.keys(mistakes).toSorted()).toEqual(Object.keys(catalogue).toSorted())
})
