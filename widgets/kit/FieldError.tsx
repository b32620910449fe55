import type { ReactNode } from 'react'
import { useLive } from '../react/use-live.ts'
import { useStyles } from '../react/use-styles.ts'
import fieldStyles from './field.styles.css'
import { Icon } from './Icon.tsx'

interface FieldErrorProps {
  readonly id?: string
  readonly children: ReactNode
}

/** An announced error, for a control without a `Field` or in addition to the field's own. */
export function FieldError({ id, children }: FieldErrorProps) {
  const css = useStyles(fieldStyles)
  const live = useLive('alert')
  return (
    <p className={css['error']} part="error" id={id} {...live}>
      <Icon name="error" /> {children}
    </p>
  )
}
