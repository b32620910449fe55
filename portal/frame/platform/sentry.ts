import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  close,
  dedupeIntegration,
  functionToStringIntegration,
  getReplay,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/browser'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { isReportable } from '#core/platform/error-reports/reportable.ts'
import { uiVersion } from '#core/platform/version/ui-version.ts'
import type { Reporter } from '#core/platform/error-reports/error-reports.ts'
import { scrubEnvelope } from './scrub-envelope.ts'

/** Share of page loads and navigations that are traced (spec 1 §9). */
const traced = 0.1

/**
 * A Sentry-compatible client. Sends errors, a tenth of traces, and the last minute of the screen
 * before an error with all text and input masked. Everything is scrubbed first. Recordings are
 * uncompressed because compression needs a worker that the CSP forbids.
 */
export const startSentry = (to: { readonly dsn: string; readonly envName: string }): Reporter => {
  init({
    dsn: to.dsn,
    environment: to.envName,
    release: uiVersion,
    defaultIntegrations: false,
    integrations: [
      functionToStringIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      // Clicks, input and console messages are not reported.
      breadcrumbsIntegration({ dom: false, xhr: false, sentry: false }),
      browserTracingIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value', 'href'],
        useCompression: false,
        stickySession: false,
        networkCaptureBodies: false,
      }),
    ],
    tracesSampleRate: traced,
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    sendClientReports: false,
    beforeSend: (event, { originalException }) =>
      isReportable(originalException ?? event.message) ? event : null,
    transport: (options) => {
      const inner = makeFetchTransport(options)
      return { ...inner, send: (envelope) => inner.send(scrubEnvelope(envelope)) }
    },
  })
  return {
    report(error) {
      if (!(error instanceof ClientError)) return void captureException(error)
      // The server's messages about records are not reported.
      captureException(
        Object.assign(new Error(`${error.code} (${error.status})`), { name: 'ClientError' }),
      )
    },
    async stop() {
      await getReplay()?.stop()
      await close()
    },
  }
}
