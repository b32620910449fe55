import { isAccessMistake } from '#core/foundation/errors/client-error.ts'
import type { ErrorDetail } from './error-detail.ts'
import { dispatch } from './emit.ts'

/** Further codes that the page's developer can act on; the console names the remedy. */
const mistakes: readonly string[] = ['attributeInvalid', 'frameBlocked', 'keyMissing', 'tagTaken']

/** Emits `parapet-error`, and writes the remedy to the console where there is one. */
export const emitError = (element: HTMLElement, detail: ErrorDetail): void => {
  dispatch(element, 'parapet-error', detail)
  if (!mistakes.includes(detail.code) && !isAccessMistake(detail)) return
  import('./console-advice.ts').then(
    ({ advise }) => advise(element, detail),
    () => undefined,
  )
}
