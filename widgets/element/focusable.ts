const focusable =
  'input:enabled, select:enabled, textarea:enabled, button:enabled, a[href], [tabindex="0"]'

/** The visible controls in a root that the keyboard reaches, in their order. */
export const controlsIn = (root: ParentNode): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(focusable)].filter((each) => each.checkVisibility())
