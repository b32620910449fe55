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

const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const
const nothing = () => undefined

/** Every kit component in each visually different state. */
export const gallery = (
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
