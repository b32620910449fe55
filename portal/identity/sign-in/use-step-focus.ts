import { useEffect, useRef, type RefObject } from 'react'
import type { SignInState } from '#core/identity/sign-in/sign-in.ts'

/** Moves the focus to a field at fault, and to what a new step asks for first. */
export const useStepFocus = (
  form: RefObject<HTMLFormElement | null>,
  { formType, fault }: SignInState,
): void => {
  const shown = useRef(formType)

  useEffect(() => {
    if (fault?.field === undefined) return
    form.current?.querySelector<HTMLElement>(`[name=${fault.field}]`)?.focus()
  }, [form, fault])

  useEffect(() => {
    if (shown.current === formType) return
    shown.current = formType
    // Back at the e-mail the focus is there already: it was edited.
    if (formType === 'intake') return
    const first = formType === 'email' ? '[name=password]' : '[type=submit]'
    form.current?.querySelector<HTMLElement>(first)?.focus()
  }, [form, formType])
}
