import { dispatch } from '../element/dispatch.ts'
import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { mount } from '../testing/mount.ts'
import { describe, test } from '../testing/suite.ts'
import { loadTag } from './load-tag.ts'
import { observe } from './loader.ts'
import type { CodeRequest } from './code-request.ts'

const codeRequest: CodeRequest = 'parapet-code-wanted'

describe('loader', () => {
  test('leaves a defined tag alone', async () => {
    class Taken extends HTMLElement {}
    customElements.define('parapet-notifications', Taken)
    const element = mount('<parapet-notifications></parapet-notifications>')
    const event = nextEvent(element, 'parapet-error')
    let brought = 0
    await loadTag('parapet-notifications', document, async () => brought++)
    equal(brought, 0, 'times brought')
    equal(customElements.get('parapet-notifications'), Taken)
    equal((await event).detail.code, 'tagTaken')
  })

  test('retries when the code does not load, and reports it', async () => {
    const element = mount('<parapet-payment-page></parapet-payment-page>')
    const reports: string[] = []
    element.addEventListener('parapet-error', (event) =>
      reports.push((event as CustomEvent).detail.phase),
    )
    let tries = 0
    const load = async () => {
      tries++
      if (tries === 1) throw new TypeError('Failed to fetch')
      customElements.define('parapet-payment-page', class extends HTMLElement {})
    }
    await loadTag('parapet-payment-page', document, load)
    equal(tries, 2)
    equal(reports, ['load'])
    await loadTag('parapet-payment-page', document, load)
    equal(tries, 2, 'tries after it came')
  })

  test('loads a tag once when a page has several loaders', async () => {
    const again = '/widgets/loader/load-tag.ts?again'
    const other: { loadTag: typeof loadTag } = await import(/* @vite-ignore */ again)
    let brought = 0
    const load = async () => {
      brought++
      customElements.define('parapet-security-code', class extends HTMLElement {})
    }
    await Promise.all([
      loadTag('parapet-security-code', document, load),
      other.loadTag('parapet-security-code', document, load),
    ])
    equal(brought, 1, 'times brought')
  })

  test('does not block another loader when it fails', async () => {
    const again = '/widgets/loader/load-tag.ts?second'
    const other: { loadTag: typeof loadTag } = await import(/* @vite-ignore */ again)
    let hasEnded = false
    const failing = () =>
      hasEnded ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))
    const first = loadTag('parapet-cookie-bar', document, failing)
    await other.loadTag('parapet-cookie-bar', document, async () =>
      customElements.define('parapet-cookie-bar', class extends HTMLElement {}),
    )
    assert(customElements.get('parapet-cookie-bar'), 'It was not brought')
    hasEnded = true
    await first
  })

  test('loads what an element requests', async () => {
    equal(customElements.get('parapet-quote-calculator'), undefined)
    const element = mount('<div></div>')
    element.attachShadow({ mode: 'open' })
    dispatch(element, codeRequest, { tag: 'parapet-unheard-of' })
    dispatch(element, codeRequest, { tag: 'parapet-quote-calculator' })
    await until(() => customElements.get('parapet-quote-calculator'), 'the definition')
  })

  test('ignores an unknown tag without an error', async () => {
    const element = mount('<parapet-unheard-of></parapet-unheard-of>')
    const events: unknown[] = []
    element.addEventListener('parapet-error', (event) => events.push(event))
    await loadTag('parapet-unheard-of', document)
    equal(events, [])
  })

  test('finds listed elements inside inserted content', async () => {
    equal(customElements.get('parapet-risk-factors'), undefined)
    mount('<section><p><parapet-risk-factors></parapet-risk-factors></p></section>')
    await until(() => customElements.get('parapet-risk-factors'), 'the definition')
  })

  test('finds elements as they appear in observed roots', async () => {
    equal(customElements.get('parapet-quote-button'), undefined)
    const host = mount('<div></div>')
    const root = host.attachShadow({ mode: 'open' })
    const stop = observe(root)
    root.append(document.createElement('parapet-quote-button'))
    await until(() => customElements.get('parapet-quote-button'), 'the definition')
    assert(root.firstElementChild?.shadowRoot, 'Not upgraded')
    stop()
  })
})
