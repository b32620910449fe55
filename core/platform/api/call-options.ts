import type { Api, CallArguments, CallOptions } from './api.ts'
import type { Endpoint } from './endpoint.ts'

/** The arguments of a call with additional options. */
export const withOptions = <E extends Endpoint>(
  args: CallArguments<E>,
  options: CallOptions,
): CallArguments<E> => [{ ...args[0], ...options }] as CallArguments<E>

/** The calls of a view that shows its own failures, so that none shows a notification too. */
export const callsWithoutNotification = (api: Api): Api => ({
  call: (endpoint, ...args) => api.call(endpoint, ...withOptions(args, { isShown: true })),
})
