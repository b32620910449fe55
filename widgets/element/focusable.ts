const focusable =
  'input:enabled, select:enabled, textarea:enabled, button:enabled, a[href], [tabindex="0"]'

/** The visible, focusable controls in a root, in order. */
export const controlsIn = (root: ParentNode): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(focusable)].filter((each) => each.checkVisibility())

const field = 'input, select, textarea, [role=combobox], [role=textbox]'

/** Focuses the first field in a root, or its first control if it has no field. */
export const focusFirst = (root: ParentNode, options?: FocusOptions): void => {
  const controls = controlsIn(root)
  const first = controls.find((each) => each.matches(field)) ?? controls[0]
  first?.focus(options)
}
