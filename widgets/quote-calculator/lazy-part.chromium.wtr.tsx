import { common } from '../element/common.ts'
import { defineElement } from '../element/define.ts'
import { elementDefinition } from '../element/definition.ts'
import { equal, until } from '../testing/assert.ts'
import { mount } from '../testing/mount.ts'
import { test } from '../testing/suite.ts'
import { LazyPart } from './LazyPart.tsx'
import { lazyView } from './lazy-view.ts'

const definition = elementDefinition({
  tag: 'parapet-sample-part',
  summary: 'Shows a part.',
  height: '12em',
  attributes: common.attributes,
  properties: common.properties,
  events: common.events,
  slots: {},
  parts: common.parts,
  cssProperties: common.cssProperties,
})

let isBroken = true
const view = lazyView('part', async () => {
  if (isBroken) throw new Error('Failed on purpose')
  return () => <p id="part">Here</p>
})
defineElement(definition, () => <LazyPart view={view} />)

test('shows an error that pages can style when a part fails to load, and loads it on retry', async () => {
  const { shadowRoot: root } = mount(
    '<parapet-sample-part region="us" client-key="pk"></parapet-sample-part>',
  )
  const error = await until(() => root?.querySelector('[part~=error]'), 'the error')
  isBroken = false
  error.querySelector('button')?.click()
  equal((await until(() => root?.querySelector('#part'), 'the part')).textContent, 'Here')
})
