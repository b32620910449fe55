import { sendMouse } from '@web/test-runner-commands'
import { assert, until } from '#widgets/testing/assert.ts'
import { middleOf, press, typeText } from '#widgets/testing/keys.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import {
  begin,
  chooseLast,
  shown,
  question,
  cancelButton,
  closeButton,
  firstField,
  textFor,
  closeMethods,
  open,
  closed,
} from './dialog-stage.fixture.tsx'

describe('all portal dialogs', () => {
  test('close immediately by Cancel, Escape and the close button when there is no input', async () => {
    const stage = await begin()
    for (const [index, dialog] of stage.dialogs.entries()) {
      // Each dialog has its own Cancel; the frame provides the other two.
      for (const name of ['Cancel', index % 2 === 0 ? 'Escape' : 'the close button'] as const) {
        const way = closeMethods[name]
        await open(stage, dialog)
        // A dialog without a close button is mandatory: only its own buttons close it.
        if (!closeButton()) {
          await press('Escape')
          // A browser may close the dialog at a second Escape; the dialog then reopens.
          await until(shown, `${dialog.id} cannot be closed`)
          assert(!cancelButton(), `${dialog.id} has a Cancel`)
          stage.platform.dialogs.reset()
          await closed('a reset')
          continue
        }
        assert(cancelButton(), `${dialog.id} has no Cancel`)
        await way()
        await closed(`${name}: ${dialog.id}`)
        assert(!question(), `${dialog.id} asked about nothing`)
      }
    }
  })

  test('ask before they discard input, and keep it when cancelled', async () => {
    const stage = await begin()
    let questionCount = 0
    for (const dialog of stage.dialogs) {
      await open(stage, dialog)
      const field = firstField()
      if (!field) {
        stage.platform.dialogs.reset()
        await closed('a reset')
        continue
      }
      for (const [name, way] of Object.entries(closeMethods)) {
        firstField()?.select()
        await typeText(textFor(firstField()))
        const typed = firstField()?.value
        await way()
        const ask = await until(question, `the question after ${name}: ${dialog.id}`)
        const [stay] = ask.querySelectorAll('button')
        stay?.click()
        await until(() => !question(), 'the question to go')
        // A fee is formatted with cents on blur.
        const kept = firstField()?.value.startsWith(typed ?? '') === true
        assert(kept, `what was typed into ${dialog.id} is gone`)
        questionCount += 1
      }
      closeButton()?.click()
      const ask = await until(question, `the last question: ${dialog.id}`)
      ask.querySelectorAll('button')[1]?.click()
      await closed(`giving up: ${dialog.id}`)
    }
    assert(questionCount > 0, 'No dialog holds input')
  })

  test('focus the first invalid field after a submit, including fields added later', async () => {
    const stage = await begin()
    const dialog = stage.dialogs.find(({ id }) => id === 'decline-quote')
    assert(dialog, 'No dialog to decline a quote')
    await open(stage, dialog)
    await chooseLast()
    const fillIn = await until(
      () => shown()?.querySelector<HTMLInputElement>('input[name=fillInReason]'),
      'the field of an own reason',
    )
    const decline = shown()?.querySelector<HTMLButtonElement>('button[type=submit]')
    assert(decline, 'No button')
    await sendMouse({ type: 'click', position: middleOf(decline) })
    await until(() => document.activeElement === fillIn, 'the focus')
    stage.platform.dialogs.reset()
    await closed('a reset')
  })

  test('show which fields were restored, and discard them', async () => {
    const stage = await begin()
    const dialog = stage.dialogs.find(({ id }) => id === 'decline-quote')
    assert(dialog, 'No dialog to decline a quote')
    const text = () => shown()?.textContent ?? ''
    const notice = "This form opened with input that you typed before and didn't save."
    await open(stage, dialog)
    assert(!text().includes(notice), 'A restored draft')
    firstField()?.focus()
    await typeText('Twice')
    // A reload closes the dialog without asking.
    stage.platform.dialogs.reset()
    await closed('a reset')
    await open(stage, dialog)
    await until(() => firstField()?.value === 'Twice', 'the restored text')
    await until(() => text().includes(notice), notice)
    const buttons = [...(shown()?.querySelectorAll('button') ?? [])]
    buttons.find(({ textContent }) => textContent === 'Discard it')?.click()
    await until(() => !text().includes(notice) && firstField()?.value === '', 'the empty form')
  })
})
