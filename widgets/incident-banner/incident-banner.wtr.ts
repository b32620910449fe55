import { equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { press } from '../testing/keys.ts'
import { inside, mount } from '../testing/mount.ts'
import { describe, test } from '../testing/suite.ts'
import './element.ts'

const banner = (element: Element) => inside(element, '[part=banner]')

describe('incident banner', () => {
  test('warns of delayed and duplicate emails, with a link to the status page', async () => {
    const element = mount(
      '<parapet-incident-banner status-url="https://status.example/"></parapet-incident-banner>',
    )
    const shown = await until(() => banner(element), 'the banner')
    equal(/delayed .+ duplicated/.test(shown.textContent ?? ''), true, 'what happened')
    const link = inside(element, 'a')
    equal(link?.getAttribute('href'), 'https://status.example/')
    equal(link?.textContent?.trim(), 'Check Status')
    await assertAccessible(element)
  })

  test('shows the page’s own text instead', async () => {
    const element = mount(
      '<parapet-incident-banner theme="dark">Payments are slow.</parapet-incident-banner>',
    )
    await until(() => banner(element), 'the banner')
    equal(inside(element, 'a'), null)
    const slot = element.shadowRoot?.querySelector('slot')
    equal(slot?.assignedNodes()[0]?.textContent, 'Payments are slow.')
    await assertAccessible(element)
  })

  test('can be dismissed by keyboard, emits an event and releases its space', async () => {
    const element = mount('<parapet-incident-banner></parapet-incident-banner>')
    const dismiss = await until(() => inside(element, '[part=dismiss]'), 'the button')
    const dispatched = nextEvent(element, 'parapet-incident-dismissed')
    dismiss.focus()
    await press('Enter')
    await dispatched
    await until(() => !banner(element), 'the banner to go')
    equal(element.getBoundingClientRect().height, 0)
  })
})
