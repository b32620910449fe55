import { useState } from 'react'
import { equal, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { clickOn, press } from '../testing/keys.ts'
import { render } from '../testing/render.tsx'
import { describe, test } from '../testing/suite.ts'
import { Tooltip } from './Tooltip.tsx'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Field } from './Field.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { TextInput } from './TextInput.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { gallery } from './gallery.fixture.tsx'

describe('kit', () => {
  for (const scheme of ['light', 'dark'])
    test(`has no axe violations in ${scheme}`, async () => {
      const root = await render(gallery)
      const host = root.host as HTMLElement
      host.style.colorScheme = scheme
      await assertAccessible(host)
    })

  test('makes every target at least 24 pixels high', async () => {
    const root = await render(gallery)
    const small = Array.from(root.querySelectorAll('button, select, input, summary'), (each) => {
      const row = each.closest('div')?.getBoundingClientRect().height ?? 0
      const own = each.getBoundingClientRect().height
      return Math.max(own, each.matches('[type=checkbox], [type=radio]') ? row : own)
    }).filter((height) => height < 24)
    equal(small, [])
  })

  test('wraps a long address in every text of a control', async () => {
    const long = 'walk.look.dental.clinic.and.partners.of.galveston@insured.example'
    const root = await render(
      <div style={{ width: '200px' }}>
        <RadioGroup
          label="Send to"
          choices={[{ value: 'one', label: long, hint: long }]}
          value="one"
          onValue={() => undefined}
          hint={long}
        />
        <Checkbox label={long} hint={long} />
        <Field label={long} hint={long}>
          <TextInput />
        </Field>
        <Field label="Email" error={long}>
          <TextInput />
        </Field>
      </div>,
    )
    const wide = Array.from(root.querySelectorAll('p, label, span'), (each) => ({
      text: each.localName,
      width: Math.round(each.getBoundingClientRect().width),
    })).filter(({ width }) => width > 200)
    equal(wide, [])
    const box = root.querySelector('main')?.firstElementChild
    equal(box?.scrollWidth, box?.clientWidth)
  })

  test('toggles check boxes and radio buttons on mouse clicks', async () => {
    const Answers = () => {
      const [isChecked, setChecked] = useState(false)
      const [answer, setAnswer] = useState<'yes' | 'no'>()
      return (
        <div>
          <Checkbox label="Agreed" checked={isChecked} onValue={setChecked} />
          <SegmentedControl
            label="Backups"
            choices={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            value={answer}
            onValue={setAnswer}
          />
        </div>
      )
    }
    const root = await render(<Answers />)
    for (const input of root.querySelectorAll('input')) {
      await clickOn(input)
      await until(() => input.checked, `the checked ${input.type}`)
      await new Promise((done) => setTimeout(done))
      equal(input.checked, true)
    }
  })

  test('ignores clicks on controls with aria-disabled', async () => {
    let clicks = 0
    const root = await render(
      <div>
        <Button aria-disabled onClick={() => clicks++}>
          No
        </Button>
        <Checkbox label="No" aria-disabled onValue={() => clicks++} />
      </div>,
    )
    for (const each of root.querySelectorAll<HTMLElement>('button, input')) each.click()
    equal(clicks, 0)
    equal(root.querySelector('input')?.checked, false)
  })

  test('opens a tooltip on focus, describes its control, and closes with Escape', async () => {
    const root = await render(
      <div>
        <Tooltip text="State Not Supported">
          <Button aria-disabled>Elite</Button>
        </Tooltip>
      </div>,
    )
    const button = root.querySelector('button')
    const tip = root.querySelector('[role=tooltip]')
    equal(button?.getAttribute('aria-describedby'), tip?.id)
    button?.focus()
    await until(() => tip?.matches(':popover-open'), 'the tooltip')
    await until(() => tip && getComputedStyle(tip).visibility === 'visible', 'its place')
    await press('Escape')
    await until(() => !tip?.matches(':popover-open'), 'its end')
  })
})
