import type { ErrorDetail } from './error-detail.ts'
import { dispatch } from './emit.ts'

/** Mistakes of a page that its developer can correct: the console says how. */
const mistakes: readonly string[] = [
  'attributeInvalid',
  'frameBlocked',
  'keyMissing',
  'keyRefused',
  'originRefused',
  'regionRefused',
  'tagTaken',
]

/** Tells the page of an error; its developer reads in the console, once, what to correct. */
export const tellError = (element: HTMLElement, detail: ErrorDetail): void => {
  dispatch(element, 'parapet-error', detail)
  if (!mistakes.includes(detail.code)) return
  import('./advice.ts').then(
    ({ advise }) => advise(element, detail),
    () => undefined,
  )
}
