import * as z from 'zod/mini'
import { keyName } from '#core/administration/api-keys/model.ts'
import {
  keyKinds,
  keyModes,
  maxOrigins,
  type KeyKind,
  type KeyMode,
} from '#core/identity/access/modes.ts'
import { originError, parseOrigins } from '#core/identity/access/origin.ts'

/** The first error of origins, one per line. */
const originsError = (text: string, mode: KeyMode, needsOrigin = true): string | undefined => {
  const origins = parseOrigins(text)
  if (needsOrigin && origins.length === 0) return 'keys:error.originMissing'
  if (origins.length > maxOrigins) return 'keys:error.tooManyOrigins'
  return origins.map((origin) => originError(origin, mode)).find((error) => error !== undefined)
}

/** The form of a new key. */
export const newKeyForm = z
  .object({
    name: keyName,
    kind: z.enum(keyKinds),
    mode: z.enum(keyModes),
    /** One origin per line, for a publishable key; an API key has none. */
    origins: z.string(),
  })
  .check(({ value, issues }) => {
    const message = value.kind === 'api' ? undefined : originsError(value.origins, value.mode)
    if (message === undefined) return
    issues.push({ code: 'custom', input: value, path: ['origins'], message })
  })
export type NewKeyForm = z.output<typeof newKeyForm>

/** The form of an existing key; a key with origins keeps at least one. */
export const keyFormFor = (kind: KeyKind, mode: KeyMode, needsOrigin: boolean) =>
  z.object({ name: keyName, origins: z.string() }).check(({ value, issues }) => {
    const message = kind === 'api' ? undefined : originsError(value.origins, mode, needsOrigin)
    if (message === undefined) return
    issues.push({ code: 'custom', input: value, path: ['origins'], message })
  })
export type KeyForm = z.output<ReturnType<typeof keyFormFor>>

/** The origins that a form sends. */
export const originsOf = (kind: KeyKind, text: string): string[] =>
  kind === 'api' ? [] : [...parseOrigins(text)]
