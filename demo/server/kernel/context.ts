import type { Locale, Region } from '#core/foundation/region/regions.ts'
import type { Services } from './services.ts'
import type { Viewer } from './viewer.ts'

/** Lifetime and path of a cookie. All our cookies are HttpOnly and SameSite=Lax. */
export interface CookieOptions {
  /** Seconds; 0 deletes it. */
  readonly maxAge: number
  readonly path: `/${string}`
}

/** Cookies of the request, and those that the response sets. The port is added to their names. */
export interface Cookies {
  get(name: string): string | undefined
  set(name: string, value: string, options: CookieOptions): void
}

/** The context that a handler gets in addition to its input. */
export interface Context {
  readonly viewer: Viewer
  readonly services: Services
  readonly requestId: string
  readonly ip: string
  /** The region of the user. Without a user, the region of the call's header or host. */
  readonly region: Region
  readonly locale: Locale
  readonly request: Request
  readonly cookies: Cookies
}
