import type { Ref, TextareaHTMLAttributes } from 'react'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import controlStyles from './control.styles.css'
import { useControl } from './field-context.ts'

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly onValue?: ((value: string) => void) | undefined
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextArea({ onValue, onChange, className, rows = 3, ...rest }: TextAreaProps) {
  const css = useStyles(controlStyles)
  const control = useControl()
  return (
    <textarea
      {...control}
      {...rest}
      rows={rows}
      className={classNames(css['control'], css['area'], className)}
      onChange={(event) => {
        onChange?.(event)
        onValue?.(event.target.value)
      }}
    />
  )
}
