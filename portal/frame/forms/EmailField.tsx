import { useEffect, type ComponentProps, type RefObject } from 'react'
import { Field } from '#widgets/kit/Field.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { EmailInput } from './EmailInput.tsx'

interface EmailFieldProps extends Pick<
  ComponentProps<typeof EmailInput>,
  'defaultValue' | 'onFocus' | 'onValue'
> {
  /** A ref to the input. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly error: string | undefined
}

/** The only field of a form that mails a link, named `email`; an error focuses it. */
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
