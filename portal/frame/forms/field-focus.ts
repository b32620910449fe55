import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the invalid field by name. */
export const focusField = (form: unknown, name: string): void => {
  if (!(form instanceof HTMLFormElement)) return
  form.querySelector<HTMLElement>(`[name='${name}']`)?.focus()
}

/**
 * Focuses the field of a new error and selects its text. `fieldError` is any value that changes
 * with each error.
 */
export const useFieldErrorFocus = (
  fieldError: unknown,
  field: string | undefined,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (fieldError === undefined || field === undefined) return
    const input = form.current?.querySelector<HTMLInputElement>(`input[name='${field}']`)
    input?.focus()
    input?.select()
  }, [fieldError, field])
  return form
}
