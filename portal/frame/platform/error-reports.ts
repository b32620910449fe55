import {
  createErrorReports,
  type ErrorReports,
} from '#core/platform/error-reports/error-reports.ts'
import type { Portal } from './use-portal.ts'

/** Starts error reports if they are enabled and consented to. */
export const startErrorReports = ({
  environment,
  consent,
}: Pick<Portal, 'consent' | 'environment'>): ErrorReports =>
  createErrorReports({
    $environment: environment.$environment,
    $consent: consent.$consent,
    load: async (to) => (await import('./sentry.ts')).startSentry(to),
  })
