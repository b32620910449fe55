import { useEffect, useRef, type RefObject } from 'react'

/**
 * Leads to the field that a new fault is about, its text marked so that it is typed over at once.
 * `fault` is anything that is another value for another fault.
 */
export const useFaultFocus = (
  fault: unknown,
  field: string | undefined,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (fault === undefined || field === undefined) return
    const input = form.current?.querySelector<HTMLInputElement>(`input[name='${field}']`)
    input?.focus()
    input?.select()
  }, [fault, field])
  return form
}
