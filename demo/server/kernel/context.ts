import type { Locale, Region } from '#core/region/regions.ts'
import type { Services } from './services.ts'
import type { Viewer } from './viewer.ts'

/** What a handler knows beside its input. */
export interface Context {
  readonly viewer: Viewer
  readonly services: Services
  readonly requestId: string
  readonly ip: string
  readonly region: Region
  readonly locale: Locale
  readonly request: Request
}
