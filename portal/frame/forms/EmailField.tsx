import { useEffect, type ComponentProps, type RefObject } from 'react'
import { Field } from '#widgets/kit/Field.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { EmailInput } from './EmailInput.tsx'

interface EmailFieldProps extends Pick<
  ComponentProps<typeof EmailInput>,
  'defaultValue' | 'onFocus' | 'onValue'
> {
  /** The input, whose text the form sends. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly error: string | undefined
}

/** The one field of a form that mails a link, named `email`; it gets the focus with its error. */
export const EmailField = ({ field, error, ...input }: EmailFieldProps) => {
  const t = useWording('sign-in')
  useEffect(() => {
    if (error !== undefined) field.current?.focus()
  }, [field, error])
  return (
    <Field label={t('sign-in:email')} error={error}>
      <EmailInput ref={field} name="email" autoFocus {...input} />
    </Field>
  )
}
