import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

/** A choice between two to five short options, side by side. */
export const SegmentedControl = <Value extends string>(
  props: Omit<RadioGroupProps<Value>, 'segmented'>,
) => <RadioGroup {...props} segmented />
