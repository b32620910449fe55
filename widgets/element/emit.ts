/** Dispatches an event that bubbles and leaves shadow roots; false when the page prevented it. */
export const dispatch = (
  element: HTMLElement,
  name: string,
  detail: unknown,
  cancelable = false,
): boolean =>
  element.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
  )
