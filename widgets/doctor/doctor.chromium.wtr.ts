import { sendMouse } from '@web/test-runner-commands'
import { assert, equal } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'
import { afterEach, beforeEach, describe, test } from '../testing/suite.ts'
import '../incident-banner/element.ts'
import { catalogue, type FindingId } from './catalogue.ts'
import { examine, type ExamineOptions } from './examine.ts'
import type { Finding } from './finding.ts'
import { createPanel } from './panel.ts'

const platform = 'https://platform.test'
const release = {
  version: '1.4.0',
  loader: 'v1.4.0/loader.js',
  integrity: 'sha384-abc',
  alias: 'v1/loader.js',
}

/** The platform's response to a key; undefined for a call that the browser blocks. */
let access: { readonly status: number; readonly body: object } | undefined
let isReachable = true

const answer = (address: string): Response => {
  if (!isReachable) throw new TypeError('Failed to fetch')
  if (address.endsWith('/release.json')) return Response.json(release)
  if (!access) throw new TypeError('Failed to fetch')
  return Response.json(access.body, { status: access.status })
}

const realFetch = globalThis.fetch
const added: Element[] = []

beforeEach(() => {
  access = { status: 200, body: {} }
  isReachable = true
  globalThis.fetch = async (address) => answer(new Request(address).url)
})
afterEach(() => {
  globalThis.fetch = realFetch
  for (const node of added.splice(0)) node.remove()
})

/** Adds a platform script or link to the page without loading anything. */
const load = (tag: 'script' | 'link', attributes: Readonly<Record<string, string>>): void => {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  document.head.append(node)
  added.push(node)
}
const loader = (version: string, type = 'module') =>
  load('script', { src: `${platform}/widgets/${version}/loader.js`, type })
const sheet = (version = 'v1') =>
  load('link', { rel: 'stylesheet', href: `${platform}/widgets/${version}/parapet.css` })

const look = (options: ExamineOptions = {}): Promise<readonly Finding[]> =>
  examine({ platform, timeout: 0, headers: { policies: [], openerPolicy: '' }, ...options })

const found = async (id: FindingId, options: ExamineOptions = {}): Promise<Finding> => {
  const findings = await look(options)
  const finding = findings.find((each) => each.id === id)
  assert(finding, `Found ${findings.map((each) => each.id).join()}, not ${id}`)
  equal(finding.title, catalogue[id].title.replaceAll('`', ''))
  return finding
}

const calculator =
  '<parapet-quote-calculator client-key="pk_1" region="us"></parapet-quote-calculator>'

describe('doctor', () => {
  test('reports nothing on a page that is set up correctly', async () => {
    loader('v1')
    sheet()
    mount('<parapet-incident-banner></parapet-incident-banner>')
    equal(await look(), [])
  })

  test('reports a missing loader with the line to add', async () => {
    mount(calculator + calculator)
    const { detail, line } = await found('loaderMissing')
    equal(detail, 'No loader for parapet-quote-calculator.')
    equal(
      line,
      `<script type="module" async src="${platform}/widgets/v0/loader.js" crossorigin></script>`,
    )
  })

  test('reports a loader that is not a module', async () => {
    loader('v1', 'text/plain')
    assert((await found('loaderNotModule')).line.includes('type="module"'), 'No line')
  })

  test('reports an old loader with the latest one and its hash', async () => {
    loader('v1.2.0')
    const { detail, line } = await found('loaderOld')
    equal(detail, 'The page loads 1.2.0. The latest version is 1.4.0.')
    assert(line.includes('sha384-abc'), line)
  })

  test('accepts the loader of a major version as the latest', async () => {
    loader('v1')
    equal(
      (await look()).filter(({ id }) => id === 'loaderOld'),
      [],
    )
  })

  test('reports mixed versions', async () => {
    loader('v1.3.0')
    sheet('v1.2.0')
    equal((await found('versionsMixed')).line, 'Use /widgets/v1.3.0/ for all of them.')
  })

  test('reports a missing parapet.css', async () => {
    mount(calculator)
    assert((await found('sheetMissing')).line.startsWith('<link rel="stylesheet"'), 'No line')
  })

  test('reports a missing key', async () => {
    mount('<parapet-quote-calculator region="us"></parapet-quote-calculator>')
    equal((await found('keyMissing')).detail, '<parapet-quote-calculator region="us">')
  })

  test('reports a missing session for a record, despite a key', async () => {
    mount('<parapet-risk-factors account-id="account-1"></parapet-risk-factors>')
    const { where, line } = await found('keyMissing')
    equal(where, 'Script')
    assert(line.startsWith("document.querySelector('parapet-risk-factors').fetchSession"), line)
  })

  test('reports a missing record ID', async () => {
    mount('<parapet-risk-factors></parapet-risk-factors>')
    const { detail, line } = await found('recordMissing')
    equal([detail, line], ['<parapet-risk-factors>', 'account-id="…"'])
    mount('<parapet-quote-cart account-id="account-1"></parapet-quote-cart>')
    equal((await look()).filter(({ id }) => id === 'recordMissing').length, 1)
  })

  test('accepts a session function instead of a key', async () => {
    const element = mount('<parapet-quote-calculator></parapet-quote-calculator>')
    Object.assign(element, { fetchSession: () => '' })
    equal(
      (await look()).filter(({ id }) => id === 'keyMissing'),
      [],
    )
  })

  test('reports a server secret used as a key without repeating it', async () => {
    mount(
      '<parapet-quote-calculator client-key="sk_live_1" region="us"></parapet-quote-calculator>',
    )
    const { detail } = await found('keyKindWrong')
    equal(
      detail,
      '<parapet-quote-calculator client-key="sk_…" region="us">. Anybody could read this secret: rotate its key.',
    )
    equal(
      (await look()).filter(({ id }) => id === 'keyRefused'),
      [],
    )
  })

  test('reports an unknown key', async () => {
    access = { status: 401, body: { code: 'keyRefused', message: 'The key isn’t valid.' } }
    mount(calculator)
    equal((await found('keyRefused')).detail, 'pk_1: The key isn’t valid.')
  })

  test('reports an unregistered origin', async () => {
    access = { status: 403, body: { code: 'originRefused', detail: '' } }
    mount(calculator)
    equal((await found('originRefused')).line, `Add ${location.origin} to the origins of pk_1`)
  })

  test('reports an unregistered origin when the browser blocks only the key check', async () => {
    access = undefined
    mount(calculator)
    equal((await found('originRefused')).where, 'Platform')
  })

  test('reports a key for another region', async () => {
    access = { status: 403, body: { code: 'regionRefused', message: 'The key is for region UK.' } }
    mount(calculator)
    equal((await found('regionRefused')).detail, 'The key is for region UK.')
  })

  test('reports an unreachable platform', async () => {
    isReachable = false
    mount(calculator)
    equal((await found('platformUnreachable')).detail, `No response from ${platform}.`)
  })

  test('reports an unknown attribute value', async () => {
    mount('<parapet-incident-banner theme="pink"></parapet-incident-banner>')
    const { detail, line } = await found('attributeInvalid')
    equal(detail, 'theme="pink" on <parapet-incident-banner>. Valid: light, dark, auto.')
    equal(line, 'theme="light"')
  })

  test('reports an element whose code did not load', async () => {
    mount(calculator)
    equal((await found('codeNotLoaded')).detail, '<parapet-quote-calculator> is not defined.')
  })

  test('reports an element in a shadow root that is not observed', async () => {
    const host = mount('<div></div>')
    host.attachShadow({ mode: 'open' }).append(document.createElement('parapet-payment-page'))
    assert((await found('rootNotObserved')).line.includes('.observe('), 'No line')
  })

  test('reports an element without a size, unless the page hides it', async () => {
    const box = mount(`<div>${calculator}</div>`)
    box.style.display = 'flex'
    equal((await found('zeroSize')).where, 'CSS')
    box.style.display = 'none'
    equal(
      (await look()).filter(({ id }) => id === 'zeroSize'),
      [],
    )
  })

  test('handles a platform that returns garbage, never responds or has an invalid address', async () => {
    mount(
      '<parapet-quote-calculator client-key="pk_1" api-base="http://["></parapet-quote-calculator>',
    )
    load('script', { src: 'http://[loader.js', type: 'text/plain' })
    // Like an application that serves its page at every address.
    globalThis.fetch = async () => new Response('<!doctype html>', { status: 200 })
    await found('sheetMissing', { platform: undefined })
    globalThis.fetch = async () => Response.json(null)
    await found('sheetMissing', { platform: undefined })
    globalThis.fetch = (_, { signal } = {}) =>
      new Promise((_done, failed) => {
        signal?.addEventListener('abort', () => failed(new Error('Aborted')))
      })
    await found('platformUnreachable', { maxCallTime: 1 })
  })

  test('reports a policy with a missing source', async () => {
    const policies = [`default-src 'none'; script-src ${platform}`]
    const { line } = await found('policySource', { headers: { policies, openerPolicy: '' } })
    equal(line, `style-src ${platform}`)
    await found('policyTrustedTypes', {
      headers: { policies: [`trusted-types 'none'`], openerPolicy: '' },
    })
  })

  test('reports a policy that blocks the payment frame', async () => {
    mount('<parapet-payment-page policy-id="1"></parapet-payment-page>')
    const headers = { policies: [`frame-src 'none'`], openerPolicy: '' }
    const blockedFrame = 'https://pay.test/frame'
    equal(
      (await found('frameBlocked', { headers, blockedFrame })).line,
      'frame-src https://pay.test',
    )
  })

  test('reports an opener policy that isolates the pop-up', async () => {
    mount('<parapet-sign-in-button client-key="pk_1"></parapet-sign-in-button>')
    const headers = { policies: [], openerPolicy: 'same-origin' }
    equal(
      (await found('popUpCut', { headers })).line,
      'Cross-Origin-Opener-Policy: same-origin-allow-popups',
    )
  })
})

test('lists findings as text in a panel that can be closed', async () => {
  mount(calculator)
  const panel = createPanel(() => {})
  panel.show([{ ...(await found('sheetMissing')), detail: '<b>' }])
  const host = document.body.lastElementChild
  const root = host?.shadowRoot
  equal(root?.querySelector('h2')?.textContent, 'Parapet doctor: 1 finding')
  equal(root?.querySelector('li p')?.textContent, '<b>')
  if (host) await assertAccessible(host)
  root?.querySelectorAll('button')[1]?.click()
  equal(host?.isConnected, false)
})

test('closes an empty panel on the next click on the page, but not one with findings', async () => {
  mount(calculator)
  const panel = createPanel(() => {})
  const section = () => document.body.lastElementChild?.shadowRoot?.querySelector('section')
  const isOpen = () => section()?.matches(':popover-open')
  panel.show([await found('sheetMissing')])
  await sendMouse({ type: 'click', position: [2, 2] })
  equal(isOpen(), true, 'with a finding')
  panel.show([])
  equal(isOpen(), true, 'before the click')
  await sendMouse({ type: 'click', position: [2, 2] })
  equal(isOpen(), false, 'after the click')
  document.body.lastElementChild?.remove()
})
