import { originError } from '#core/identity/access/origin.ts'
import type { AccessKeyRecord } from '../../identity/access/tables.ts'
import { fieldError } from '../../kernel/api-error.ts'

/**
 * The distinct origins of a key. Throws for an origin that the key cannot have, and for a
 * publishable key without any page. Pages of the demo count.
 */
export const checkedOrigins = (
  { kind, mode, sites }: Pick<AccessKeyRecord, 'kind' | 'mode' | 'sites'>,
  origins: readonly string[],
  field?: string,
): string[] => {
  const fieldOf = (at: number): string => field ?? `origins.${at}`
  if (kind === 'api' && origins.length > 0)
    throw fieldError('keys:error.originOfApiKey', fieldOf(0))
  if (kind === 'publishable' && origins.length + sites.length === 0) {
    throw fieldError('keys:error.originMissing', field ?? 'origins')
  }
  for (const [at, origin] of origins.entries()) {
    const error = originError(origin, mode)
    if (error !== undefined) throw fieldError(error, fieldOf(at))
  }
  return [...new Set(origins)]
}
