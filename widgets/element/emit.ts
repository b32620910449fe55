/** Dispatches an event that leaves shadow roots and bubbles; false when the page prevented it. */
export const dispatch = (
  element: HTMLElement,
  name: string,
  detail: unknown,
  cancelable = false,
): boolean =>
  element.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
  )
