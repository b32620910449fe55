import { TextInput, type TextInputProps } from './TextInput.tsx'

export interface DateInputProps extends Omit<TextInputProps, 'type' | 'min' | 'max' | 'value'> {
  /** A day, `YYYY-MM-DD`; empty while there is none. */
  readonly value?: string
  readonly min?: string
  readonly max?: string
}

/** A day, by the browser's own calendar. */
export const DateInput = (props: DateInputProps) => <TextInput {...props} type="date" numeric />
