import { dayFormat } from '#core/foundation/calendar-dates/calendar-date.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import styles from './date-input.styles.css'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export interface DateInputProps extends Omit<TextInputProps, 'type' | 'min' | 'max' | 'value'> {
  /** A date, `YYYY-MM-DD`; empty for none. */
  readonly value?: string
  readonly min?: string
  readonly max?: string
}

/**
 * A date input with the browser's own calendar. Browsers format dates in their own language, so
 * without focus the field shows the date in the page's format.
 */
export const DateInput = ({ value = '', ...rest }: DateInputProps) => {
  const css = useStyles(styles)
  const locale = useStore(usePlatform().wording.$locale)
  return (
    <div className={css['frame']}>
      <TextInput {...rest} value={value} type="date" numeric />
      {value !== '' && (
        <span className={css['day']} aria-hidden="true">
          {dayFormat(locale)(value)}
        </span>
      )}
    </div>
  )
}
