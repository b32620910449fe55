/**
 * Dispatches an event that bubbles across shadow roots. Returns false when the page prevented it.
 */
export const dispatch = (
  element: HTMLElement,
  name: string,
  detail: unknown,
  cancelable = false,
): boolean =>
  element.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
  )
