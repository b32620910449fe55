import { isConfigurationError } from '#core/foundation/errors/client-error.ts'
import type { ErrorDetail } from './error-detail.ts'
import { dispatch } from './dispatch.ts'

/** Further codes whose remedy is logged for the page's developer. */
const mistakes: readonly string[] = ['attributeInvalid', 'frameBlocked', 'keyMissing', 'tagTaken']

/** Emits `parapet-error`, and logs the remedy to the console if there is one. */
export const emitError = (element: HTMLElement, detail: ErrorDetail): void => {
  dispatch(element, 'parapet-error', detail)
  if (!mistakes.includes(detail.code) && !isConfigurationError(detail)) return
  import('./console-advice.ts').then(
    ({ advise }) => advise(element, detail),
    () => undefined,
  )
}
