import type { Portal } from '../frame/platform/portal-context.ts'

/** The context of every route. */
export interface RouteContext {
  readonly portal: Portal
}
