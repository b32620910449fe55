/** Maximum frames to wait for a field, because its step may be loading. */
const timeout = 120

/** Focuses the control of a field when its step has rendered. */
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
