import { useState } from 'react'
import { assert, equal, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { press, typeText } from '../testing/keys.ts'
import { render } from '../testing/render.tsx'
import { describe, test } from '../testing/suite.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogClose } from './DialogClose.tsx'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

function Opener() {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          title="Wire transfer"
          dirty={text !== ''}
          sticky
          footer={<DialogClose>Cancel</DialogClose>}
          onClose={() => setOpen(false)}
        >
          <Field label="Reference">
            <TextInput value={text} onValue={setText} />
          </Field>
        </Dialog>
      )}
    </div>
  )
}

const opened = async () => {
  const root = await render(<Opener />)
  const opener = root.querySelector('button')
  assert(opener, 'No button')
  opener.focus()
  opener.click()
  const dialog = await until(
    () => root.querySelector<HTMLDialogElement>('dialog[open]'),
    'a dialog',
  )
  return { root, opener, dialog }
}

describe('dialog', () => {
  test('focuses its content, closes with Escape, and returns the focus', async () => {
    const { root, opener } = await opened()
    await until(() => root.activeElement?.localName === 'input', 'the focus in the field')
    await assertAccessible(root.host)
    await press('Escape')
    await until(() => !root.querySelector('dialog'), 'the end of the dialog')
    equal(root.activeElement, opener)
  })

  test('focuses the first field of a body that scrolls', async () => {
    const root = await render(
      <Dialog title="Statement" onClose={() => undefined}>
        <Field label="Reference">
          <TextInput />
        </Field>
        {Array.from({ length: 80 }, (_, line) => (
          <p key={line}>Line {line + 1}</p>
        ))}
      </Dialog>,
    )
    await until(() => root.activeElement?.localName === 'input', 'the focus in the field')
  })

  test('ignores the browser’s close event after it was removed', async () => {
    const received: string[] = []
    const hear = (event: ErrorEvent) => {
      event.preventDefault()
      received.push(event.message)
    }
    const root = await render(
      <div>
        <Dialog title="Second factor" locked onClose={() => received.push('closed')}>
          <p>Set it up first.</p>
        </Dialog>
      </div>,
    )
    const dialog = root.querySelector('dialog')
    assert(dialog, 'No dialog')
    addEventListener('error', hear)
    dialog.remove()
    dialog.dispatchEvent(new Event('close'))
    removeEventListener('error', hear)
    equal(received, [])
  })

  test('asks before it closes with unsaved input', async () => {
    const { root, dialog } = await opened()
    await until(() => root.activeElement?.localName === 'input', 'the focus in the field')
    await typeText('abc')
    await press('Escape')
    const question = await until(() => root.querySelector('[role=alert]'), 'the question')
    equal(dialog.open, true)
    await assertAccessible(root.host)
    const [stay, leave] = question.querySelectorAll('button')
    stay?.click()
    await until(() => !root.querySelector('[role=alert]'), 'the question to go')
    equal(root.querySelector('input')?.value, 'abc')
    root.querySelector<HTMLElement>('footer button')?.click()
    await until(() => root.querySelector('[role=alert]'), 'the question after Cancel')
    root.querySelector<HTMLElement>('[role=alert] button')?.click()
    await until(() => !root.querySelector('[role=alert]'), 'the question to go again')
    root.querySelector('input')?.focus()
    await press('Escape')
    await until(() => root.querySelector('[role=alert]'), 'the question again')
    assert(leave, 'No way out')
    root.querySelectorAll<HTMLElement>('[role=alert] button')[1]?.click()
    await until(() => !root.querySelector('dialog'), 'the end of the dialog')
  })
})
