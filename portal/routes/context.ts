import type { Portal } from '../frame/platform/portal-context.ts'

/** What every route reaches. */
export interface RouteContext {
  readonly portal: Portal
}
