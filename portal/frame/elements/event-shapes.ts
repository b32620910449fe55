import * as z from 'zod/mini'

/** An element that can save its input on request. */
export const isSavable = (
  element: HTMLElement,
): element is HTMLElement & { readonly save: () => Promise<boolean> } =>
  'save' in element && typeof element.save === 'function'

/** An element that can reset its input on request. */
export const isResettable = (
  element: HTMLElement,
): element is HTMLElement & { readonly reset: () => Promise<void> } =>
  'reset' in element && typeof element.reset === 'function'

/** An element that can discard its input and its stored draft. */
export const isDiscardable = (
  element: HTMLElement,
): element is HTMLElement & { readonly discard: () => void } =>
  'discard' in element && typeof element.discard === 'function'

/** Detail of `parapet-dirty-changed`. */
export const dirtyShape = z.object({ dirty: z.boolean() })

/** The part of `parapet-error` that the portal reads. */
export const errorShape = z.object({ status: z.number() })
