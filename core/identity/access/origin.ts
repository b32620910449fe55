import type { FieldErrorCode } from '../../foundation/validation/field-errors.ts'
import type { KeyMode } from './modes.ts'

/** Maximum characters of an origin: a host name, a scheme and a port. */
export const maxOriginLength = 300

/** Names of the local computer, where a page under development is served by plain http. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost')

const parsed = (text: string): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/**
 * The form of an origin that browsers send: lower case, without a default port or a trailing slash.
 */
export const canonicalOrigin = (text: string): string => {
  const url = parsed(text.trim())
  if (url === undefined || url.origin === 'null') return text.trim()
  const isPlain = url.pathname === '/' && `${url.search}${url.hash}${url.username}` === ''
  return isPlain ? url.origin : text.trim()
}

/**
 * Why a key of that mode cannot have the origin; undefined if it can. A live key accepts https
 * only, a test key also http on the developer's own computer.
 */
export const originError = (origin: string, mode: KeyMode): FieldErrorCode | undefined => {
  if (origin.includes('*')) return 'keys:error.originWildcard'
  const url = parsed(origin)
  if (url === undefined || url.origin !== origin) return 'keys:error.originInvalid'
  if (url.protocol === 'https:') return undefined
  if (url.protocol !== 'http:') return 'keys:error.originInvalid'
  if (mode === 'test' && isLoopback(url.hostname)) return undefined
  return mode === 'test' ? 'keys:error.originInsecureTest' : 'keys:error.originInsecure'
}

/** The origins of a text with one per line. */
export const parseOrigins = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map(canonicalOrigin),
  ),
]
