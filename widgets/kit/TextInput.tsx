import type { InputHTMLAttributes, Ref } from 'react'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import controlStyles from './control.styles.css'
import { useControl } from './field-context.ts'
import { useStripInvisible } from './use-strip-invisible.ts'

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly onValue?: ((value: string) => void) | undefined
  /** Whether digits have equal width. */
  readonly numeric?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextInput({
  onValue,
  onChange,
  numeric = false,
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  const css = useStyles(controlStyles)
  const control = useControl()
  const removeUnseen = useStripInvisible()
  return (
    <input
      {...control}
      {...rest}
      type={type}
      className={classNames(css['control'], numeric && css['numeric'], className)}
      onChange={(event) => {
        removeUnseen(event)
        onChange?.(event)
        onValue?.(event.target.value)
      }}
    />
  )
}
