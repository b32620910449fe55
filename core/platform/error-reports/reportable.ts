import { ClientError } from '../../foundation/errors/client-error.ts'
import { errorName, messageOf } from '../../foundation/host/kind-of.ts'

/** Statuses that are not reported (spec 1 §8). */
export const ignoredStatuses: readonly number[] = [400, 401, 403, 404, 500, 502, 503, 504]

/** Browser messages for cancelled requests, timeouts, network errors and code that did not load. */
const ignoredTexts =
  /\babort|cancell?ed|timed? ?out|network ?error|failed to fetch|load failed|network request failed|network connection was lost|dynamically imported module|importing a module script failed|unable to preload|loading (?:css )?chunk/i

const ignoredNames: readonly string[] = [
  'AbortError',
  'TimeoutError',
  'NetworkError',
  'PartMissing',
]

/** The phases of `ClientError` that are not reported, for the same reasons. */
const ignoredPhases: readonly string[] = ['cancel', 'network', 'load']

/** Whether an error is reportable: caused neither by the user nor by the network. */
export const isReportable = (error: unknown): boolean => {
  if (error instanceof ClientError) {
    return !ignoredPhases.includes(error.phase) && !ignoredStatuses.includes(error.status)
  }
  const name = errorName(error)
  if (name !== undefined && ignoredNames.includes(name)) return false
  return !ignoredTexts.test(messageOf(error))
}
