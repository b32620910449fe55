/** Maximum frames until a field appears, because its step may have to load. */
const timeout = 120

/** Focuses the control of a field, as soon as its step is rendered. */
export function focusField(root: ParentNode, path: string): void {
  const attempt = (left: number): void => {
    const control = root.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`)
    if (control) {
      control.closest('details')?.setAttribute('open', '')
      control.focus()
    } else if (left > 0) requestAnimationFrame(() => attempt(left - 1))
  }
  attempt(timeout)
}
