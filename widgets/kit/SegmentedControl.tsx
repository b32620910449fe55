import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

/** One of two to five short answers, side by side. */
export const SegmentedControl = <Value extends string>(
  props: Omit<RadioGroupProps<Value>, 'segmented'>,
) => <RadioGroup {...props} segmented />
