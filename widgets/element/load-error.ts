import type { ErrorDetail } from './error-detail.ts'

/** What a page learns when code does not come, before there is a platform to say it. */
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
