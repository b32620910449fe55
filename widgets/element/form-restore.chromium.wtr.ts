import { nextEvent, until } from '../testing/assert.ts'
import { mount } from '../testing/mount.ts'
import '../testing/sample-element.tsx'
import { type } from '../testing/sample.ts'
import { test } from '../testing/suite.ts'

type Field = HTMLElement & Pick<HTMLInputElement, 'value'>

// In Firefox, going back in a frame would leave the test page.
test('restores the value of a form field on Back', async () => {
  const frame = document.createElement('iframe')
  frame.src = '/__field'
  mount('<div></div>').append(frame)
  const inFrame = () => {
    const element = frame.contentDocument?.querySelector<Field>('parapet-sample')
    return element?.shadowRoot?.querySelector('input') ? element : undefined
  }
  const first = await until(inFrame, 'the field')
  type(first, 'q-7')
  await until(() => first.value === 'q-7', 'the value')
  frame.contentWindow?.location.assign('/__field?next')
  await until(() => inFrame() !== first && inFrame(), 'the next page')
  const back = nextEvent(frame, 'load')
  frame.contentWindow?.history.back()
  await back
  await until(() => inFrame()?.value === 'q-7', 'the restored value')
})
