import type { KeyKind, KeyMode } from '#core/identity/access/modes.ts'
import { originError } from '#core/identity/access/origin.ts'
import { ApiError } from '../../kernel/api-error.ts'

const refuse = (code: string, field: string): ApiError =>
  new ApiError('invalidInput', { fieldErrors: [{ code, field }] })

/** The origins of a key, each once; throws at the one that the key cannot have. */
export const checkedOrigins = (
  { kind, mode }: { readonly kind: KeyKind; readonly mode: KeyMode },
  origins: readonly string[],
  fieldOf: (at: number) => string = (at) => `origins.${at}`,
): string[] => {
  if (kind === 'api' && origins.length > 0) throw refuse('keys:error.originOfApiKey', fieldOf(0))
  for (const [at, origin] of origins.entries()) {
    const error = originError(origin, mode)
    if (error !== undefined) throw refuse(error, fieldOf(at))
  }
  return [...new Set(origins)]
}
