import { originError } from '#core/identity/access/origin.ts'
import type { AccessKeyRecord } from '../../identity/access/tables.ts'
import { ApiError } from '../../kernel/api-error.ts'

const refuse = (code: string, field: string): ApiError =>
  new ApiError('invalidInput', { fieldErrors: [{ code, field }] })

/**
 * The origins of a key, each once; throws at the one that the key cannot have, and where a publishable
 * key has no page: it could not be used anywhere. Pages of the demo count.
 */
export const checkedOrigins = (
  { kind, mode, sites }: Pick<AccessKeyRecord, 'kind' | 'mode' | 'sites'>,
  origins: readonly string[],
  field?: string,
): string[] => {
  const fieldOf = (at: number): string => field ?? `origins.${at}`
  if (kind === 'api' && origins.length > 0) throw refuse('keys:error.originOfApiKey', fieldOf(0))
  if (kind === 'publishable' && origins.length + sites.length === 0) {
    throw refuse('keys:error.originMissing', field ?? 'origins')
  }
  for (const [at, origin] of origins.entries()) {
    const error = originError(origin, mode)
    if (error !== undefined) throw refuse(error, fieldOf(at))
  }
  return [...new Set(origins)]
}
