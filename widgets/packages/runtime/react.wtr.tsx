import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createElement, type ComponentType } from 'react'
import { assert, equal, until } from '../../testing/assert.ts'
import { mount } from '../../testing/mount.ts'
import { describe, test } from '../../testing/suite.ts'
import { component } from './react.js'

interface LaterElement extends HTMLElement {
  value: string
  readonly ready: Promise<LaterElement>
  load(id: string): Promise<string>
}

interface LaterProps {
  readonly onParapetPicked?: (event: CustomEvent<string>) => void
  readonly quoteId?: string
  readonly items?: readonly string[]
  readonly value?: string
  readonly ref?: (element: LaterElement | null) => void
}

let tags = 0

/** A component whose element is not defined yet, and a function that defines it. */
const later = () => {
  tags += 1
  const tag = `parapet-later-${tags}`
  const members = {
    attributes: { quoteId: 'quote-id' },
    properties: ['items', 'value'],
    events: { onParapetPicked: 'parapet-picked' },
    methods: ['load'],
  }
  const set: unknown[] = []
  const define = (): void =>
    customElements.define(
      tag,
      class extends HTMLElement {
        readonly ready = Promise.resolve(this)
        get value(): string {
          return ''
        }
        set value(value: string) {
          set.push(value)
        }
        load(id: string): string {
          return `loaded ${id}`
        }
      },
    )
  return { Later: component<LaterProps>(tag, members), define, tag, set }
}

/** Renders on a server, then hydrates. */
const hydrate = async (Later: ComponentType<LaterProps>, props: LaterProps) => {
  const page = mount(`<div>${renderToString(createElement(Later, props))}</div>`)
  const mistakes: unknown[] = []
  const root = hydrateRoot(page, createElement(Later, props), {
    onRecoverableError: (mistake) => mistakes.push(mistake),
  })
  const element = page.firstElementChild as LaterElement
  await until(() => Reflect.has(element, 'ready'), 'the layout effects')
  equal(mistakes, [])
  return { root, element }
}

describe('React component', () => {
  test('handles events of a hydrated element with the handler of the last render', async () => {
    const { Later, tag } = later()
    const received: string[] = []
    const onParapetPicked = ({ detail }: CustomEvent<string>) =>
      void received.push(`first ${detail}`)
    const { root, element } = await hydrate(Later, { onParapetPicked, quoteId: 'q-1' })
    equal(element.localName, tag)
    equal(element.getAttribute('quote-id'), 'q-1')
    element.dispatchEvent(new CustomEvent('parapet-picked', { detail: 'a' }))
    root.render(
      createElement(Later, {
        onParapetPicked: ({ detail }) => void received.push(`second ${detail}`),
        quoteId: 'q-2',
      }),
    )
    await until(() => element.getAttribute('quote-id') === 'q-2', 'the next render')
    element.dispatchEvent(new CustomEvent('parapet-picked', { detail: 'b' }))
    equal(received, ['first a', 'second b'])
    root.unmount()
    element.dispatchEvent(new CustomEvent('parapet-picked', { detail: 'c' }))
    equal(received.length, 2, 'events received')
  })

  test('waits with method calls for the code to load', async () => {
    const { Later, define } = later()
    const given: (LaterElement | null)[] = []
    const { root, element } = await hydrate(Later, { ref: (each) => void given.push(each) })
    assert(given[0] === element, 'The ref is another element')
    const loaded = element.load('q-1')
    const isReady = element.ready
    define()
    equal(await loaded, 'loaded q-1')
    assert((await isReady) === element, 'Another element is ready')
    assert(!Object.hasOwn(element, 'load'), 'The method hides that of the class')
    root.unmount()
  })

  test('sets a value when the prop changes, and keeps the user’s changes', async () => {
    const { Later, define, set } = later()
    const { root, element } = await hydrate(Later, { value: 'one', items: ['a'] })
    equal(element.value, 'one')
    define()
    Reflect.deleteProperty(element, 'value')
    root.render(createElement(Later, { value: 'one', items: ['b'] }))
    await until(() => Reflect.get(element, 'items')[0] === 'b', 'the next render')
    equal(set, [])
    root.render(createElement(Later, { value: 'two', items: ['b'] }))
    await until(() => set.length > 0, 'the next value')
    equal(set, ['two'])
    root.unmount()
  })
})
