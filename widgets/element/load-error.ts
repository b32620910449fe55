import type { ErrorDetail } from './error-detail.ts'

/** The detail of `parapet-error` when code did not load and there is no platform yet. */
export const loadError = (
  code: 'loadFailed' | 'tagTaken',
  given: Partial<Pick<ErrorDetail, 'message'>> = {},
): ErrorDetail => ({
  code,
  status: 0,
  phase: 'load',
  retryable: code === 'loadFailed',
  message: '',
  requestId: '',
  instanceId: '',
  docsUrl: new URL(`/docs/errors#${code}`, import.meta.url).href,
  ...given,
})
