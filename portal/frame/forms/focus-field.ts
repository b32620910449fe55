/** Focuses the invalid field by name. */
export const focusField = (form: unknown, name: string): void => {
  if (!(form instanceof HTMLFormElement)) return
  form.querySelector<HTMLElement>(`[name='${name}']`)?.focus()
}
