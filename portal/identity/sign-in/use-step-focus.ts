import { useEffect, useRef, type RefObject } from 'react'
import type { SignInState } from '#core/identity/sign-in/sign-in.ts'

/** Focuses an invalid field or the first field of a new step. */
export const useStepFocus = (
  form: RefObject<HTMLFormElement | null>,
  { formType, fieldError }: SignInState,
): void => {
  const shown = useRef(formType)

  useEffect(() => {
    if (fieldError?.field === undefined) return
    form.current?.querySelector<HTMLElement>(`[name=${fieldError.field}]`)?.focus()
  }, [form, fieldError])

  useEffect(() => {
    if (shown.current === formType) return
    shown.current = formType
    // Back at the email address, the field is already focused, because it was edited.
    if (formType === 'intake') return
    const first = formType === 'email' ? '[name=password]' : '[type=submit]'
    form.current?.querySelector<HTMLElement>(first)?.focus()
  }, [form, formType])
}
