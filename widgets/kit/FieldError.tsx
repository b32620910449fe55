import type { ReactNode } from 'react'
import { useStyles } from '../react/use-styles.ts'
import fieldStyles from './field.styles.css'
import { Icon } from './Icon.tsx'

interface FieldErrorProps {
  readonly id?: string
  readonly children: ReactNode
}

/** An error that is announced where it appears: of a control without a `Field`, or beside its own. */
export function FieldError({ id, children }: FieldErrorProps) {
  const css = useStyles(fieldStyles)
  return (
    <p className={css['error']} part="error" id={id} role="alert">
      <Icon name="error" /> {children}
    </p>
  )
}
