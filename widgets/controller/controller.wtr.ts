import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { inside, mount } from '../testing/mount.ts'
import { describe, test } from '../testing/suite.ts'
import { Parapet } from './parapet.ts'

describe('controller', () => {
  test('creates an element with properties, content and handlers, and calls its methods', async () => {
    mount('<div id="here"></div>')
    const received: string[] = []
    const button = Parapet.create('parapet-quote-button', {
      apiBase: 'https://p.example',
      clientKey: 'pk_test',
      region: 'uk',
      content: 'Get a quote',
      fetchSession: async () => 'token',
      on: { 'parapet-dialog-opened': ({ type }) => received.push(type) },
    }).mount('#here')
    const { element } = button
    equal(element.getAttribute('client-key'), 'pk_test')
    const open: unknown = Reflect.get(button, 'open')
    assert(typeof open === 'function', 'The controller has no open()')
    // Called before the element's code has loaded.
    await open()
    equal(received, ['parapet-dialog-opened'])
    equal(inside(element, 'dialog')?.hasAttribute('open'), true)
    equal(element.textContent, 'Get a quote')
    equal(typeof Reflect.get(element, 'fetchSession'), 'function')

    button.update({ region: 'au', fetchSession: undefined, clientKey: undefined })
    equal([element.getAttribute('region'), element.hasAttribute('client-key')], ['au', false])
    equal(Reflect.get(element, 'fetchSession'), undefined)

    const stop = button.on('parapet-dialog-closed', ({ type }) => received.push(type))
    const close: unknown = Reflect.get(button, 'close')
    assert(typeof close === 'function', 'The controller has no close()')
    const closed = nextEvent(element, 'parapet-dialog-closed')
    await close()
    await closed
    stop()
    equal(received, ['parapet-dialog-opened', 'parapet-dialog-closed'])
    button.destroy()
    equal(document.querySelector('parapet-quote-button'), null)
  })

  test('works inside open and closed shadow roots of the page', async () => {
    const root = mount('<div></div>').attachShadow({ mode: 'closed' })
    const banner = Parapet.create('parapet-incident-banner', { content: 'Emails are late.' })
    banner.mount(root)
    await banner.ready
    await until(() => inside(banner.element, '[part=banner]'), 'the banner')
  })

  test('reports an unknown element or container', () => {
    const messageOf = (work: () => unknown): string => {
      try {
        work()
      } catch (error) {
        return (error as Error).message
      }
      return ''
    }
    const unknown = messageOf(() => Parapet.create('parapet-quote'))
    assert(unknown.includes('unknown element parapet-quote. Known elements: parapet-'), unknown)
    const nowhere = messageOf(() => Parapet.create('parapet-notifications').mount('#nowhere'))
    assert(nowhere.includes('#nowhere'), nowhere)
  })
})
