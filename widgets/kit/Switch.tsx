import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

/** An on or off that takes effect at once. */
export const Switch = (props: Omit<CheckboxProps, 'toggle'>) => <Checkbox {...props} toggle />
