import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

/** A switch that applies at once. */
export const Switch = (props: Omit<CheckboxProps, 'toggle'>) => <Checkbox {...props} toggle />
