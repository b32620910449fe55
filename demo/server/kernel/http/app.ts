import { Hono, type Context } from 'hono'
import { createDemoControls } from '../demo-controls/controls.ts'
import { readFlags } from '../demo-controls/state.ts'
import type { Faults } from '../demo-controls/faults.ts'
import { pathOf } from '../log.ts'
import { ApiError } from '../api-error.ts'
import { countedError } from '../counted-error.ts'
import { createStorageWatch } from '../database/storage-watch.ts'
import type { Route } from '../route.ts'
import { createOutboxPages } from '../outbox/pages.ts'
import { createApi, type ApiParts } from './api.ts'
import type { Env } from './bindings.ts'
import { cors, registeredOrigins, rememberOrigins, type IsKnownOrigin } from './origins/cors.ts'
import { callTimeout } from './bounds/timeout.ts'
import { createErrorPage } from './pages/error-page.ts'
import { apiErrorOf, wireErrorOf } from './failure.ts'
import { knownHosts } from './origins/known-hosts.ts'
import { health } from './health.ts'
import { requestContext } from './request-context.ts'
import { createOpenApi } from './openapi/openapi.ts'
import { pageBounds } from './bounds/page-bounds.ts'
import { requestBounds } from './bounds/request-bounds.ts'
import { localeFiles } from './pages/locale-files.ts'
import { apiHeaders, transportHeaders } from './origins/security-headers.ts'
import type { StaticFiles } from './pages/static-files.ts'
import { createOldBrowserPage } from './pages/old-browser-page.ts'

/** The parts of the application. */
export interface AppParts extends ApiParts {
  readonly routes: readonly Route[]
  readonly isKnownOrigin: IsKnownOrigin
  /** The demo's controls, and the access of the documentation's examples; absent when the demo is off. */
  readonly demo?: {
    readonly faults: Faults
    readonly examples: Hono<Env>
    setClock(offset: number): Promise<void>
  }
  /** The built portal and widgets; absent in tests. */
  readonly files?: StaticFiles
}

/** The application behind the platform's port. */
export const createApp = (parts: AppParts): Hono<Env> => {
  const { services, routes, isKnownOrigin, demo, files } = parts
  const storage = createStorageWatch(services.database)
  const refuse = (error: unknown, c: Context<Env>): Response => {
    storage.note(error)
    const apiError = apiErrorOf(error)
    const { requestId, locale } = c.var
    if (!apiError || apiError.status >= 500) {
      services.log({ what: 'request failed', requestId, path: pathOf(c.req.path), error })
    }
    const wireError = apiError ?? new ApiError('internal')
    const body = wireErrorOf(wireError, { wording: services.wording, locale, requestId })
    return Response.json(body, { status: wireError.status, headers: wireError.headers })
  }

  const app = new Hono<Env>()
  app.onError(async (error, c) => refuse(await countedError(services, error), c))
  app.use(requestContext(services))
  app.use(transportHeaders(services.config))
  const isKnown = rememberOrigins(isKnownOrigin)
  app.use('/api/*', cors(isKnown))
  app.use('/api/*', requestBounds)
  app.use('/api/*', registeredOrigins(isKnown))
  // after the CORS rules, so that a page can read the injected error
  if (demo) app.use(demo.faults.middleware)
  if (files) app.get('/widgets/*', files.widgets)
  app.get('/llms.txt', (c) => c.redirect('/widgets/docs/llms.txt', 308))
  app.use(apiHeaders)
  app.use(pageBounds(services))
  app.get('/healthz', health(services, storage))
  app.use(callTimeout(services))
  if (demo) {
    for (const path of ['/demo/*', '/outbox', '/outbox.json']) {
      app.use(path, knownHosts(services.config))
    }
    app.route('/', createDemoControls(services, demo))
    app.route('/', createOutboxPages(services))
    app.route('/', demo.examples)
  }
  app.get('/locales/:locale/:file', localeFiles())
  app.get('/openapi.json', createOpenApi(services.config))
  app.use(createOldBrowserPage(services))
  app.route('/', createErrorPage())
  app.route('/', createApi(parts, routes))
  if (files)
    app.get(
      '*',
      files.portal(() => readFlags(services)),
    )
  app.notFound((c) => refuse(new ApiError('notFound'), c))
  return app
}
