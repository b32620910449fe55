import { equal, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { press } from '../testing/keys.ts'
import { render } from '../testing/render.tsx'
import { describe, test } from '../testing/suite.ts'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { Checkbox } from './Checkbox.tsx'
import { DateInput } from './DateInput.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Field } from './Field.tsx'
import { InfoTip } from './InfoTip.tsx'
import { Notice } from './Notice.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { RangeInput } from './RangeInput.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { Select } from './Select.tsx'
import { Skeleton } from './Skeleton.tsx'
import { StatusChip } from './StatusChip.tsx'
import { Switch } from './Switch.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'
import { Tooltip } from './Tooltip.tsx'

const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const
const nothing = () => undefined

const everything = (
  <div>
    <Card title="Buttons" aside={<Badge tone="accent">Popular</Badge>}>
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
      <Button variant="quiet">Skip</Button>
      <Button variant="danger">Decline</Button>
      <Button variant="primary" busy>
        Saving
      </Button>
      <Button icon="close" iconOnly aria-label="Close" />
      <Button aria-disabled>Later</Button>
    </Card>
    <Field label="Name" hint="As on the licence" aside={<InfoTip label="Name" text="Why" />}>
      <TextInput defaultValue="Harbor" />
    </Field>
    <Field label="Year" error="Year is required" required>
      <TextInput />
    </Field>
    <Field label="State">
      <Select choices={choices} value="yes" onValue={nothing} />
    </Field>
    <Field label="From">
      <DateInput value="2027-01-01" onValue={nothing} />
    </Field>
    <Field label="Limit">
      <RangeInput min={0} max={4} value={1} valueText="$2,000,000" onValue={nothing} />
    </Field>
    <Field label="Note">
      <TextArea />
    </Field>
    <RadioGroup label="Waiting" choices={choices} value="yes" onValue={nothing} />
    <SegmentedControl label="Backups" choices={choices} value="no" onValue={nothing} />
    <Checkbox label="Surplus only" hint="No admitted carrier" defaultChecked />
    <Checkbox label="Not offered" aria-disabled />
    <Switch label="Alerts" defaultChecked />
    <Disclosure summary="Coverages" aside={<Badge>9</Badge>} open>
      <Skeleton lines={2} />
    </Disclosure>
    <Notice tone="info" title="Referred">
      An underwriter looks at it.
    </Notice>
    <Notice tone="success">Saved</Notice>
    <Notice tone="warning">Old prices</Notice>
    <Notice tone="error">Failed</Notice>
    <StatusChip tone="success">Paid</StatusChip>
    <StatusChip tone="warning">Referred</StatusChip>
    <StatusChip tone="danger">Failed</StatusChip>
    <StatusChip tone="info">Requested</StatusChip>
    <StatusChip>Expired</StatusChip>
  </div>
)

describe('the kit', () => {
  for (const scheme of ['light', 'dark'])
    test(`axe finds nothing in ${scheme}`, async () => {
      const root = await render(everything)
      const host = root.host as HTMLElement
      host.style.colorScheme = scheme
      await assertAccessible(host)
    })

  test('every target is 24 pixels high at least', async () => {
    const root = await render(everything)
    const small = Array.from(root.querySelectorAll('button, select, input, summary'), (each) => {
      const row = each.closest('div')?.getBoundingClientRect().height ?? 0
      const own = each.getBoundingClientRect().height
      return Math.max(own, each.matches('[type=checkbox], [type=radio]') ? row : own)
    }).filter((height) => height < 24)
    equal(small, [])
  })

  test('controls with aria-disabled ignore clicks', async () => {
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

  test('a tooltip opens on focus, describes its control, and closes with Escape', async () => {
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
