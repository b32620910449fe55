import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimitOf, type Endpoint } from '#core/platform/api/endpoint.ts'
import type { CallGuard } from '../call-guard.ts'
import type { Context } from '../context.ts'
import { runOnce } from '../idempotency/run-once.ts'
import { callKeyOf } from '../idempotency/call-key.ts'
import { ApiError } from '../api-error.ts'
import type { Route } from '../route.ts'
import { permissionsOf } from '../scope/permitted.ts'
import type { Services } from '../services.ts'
import { modeOf, type Viewer } from '../viewer.ts'
import { canCall, type AccessMatrix } from './access/access-matrix.ts'
import { answerOf } from './answer.ts'
import type { Env } from './bindings.ts'
import { readJson } from './body.ts'
import { cookiesOf } from './cookies.ts'
import { turnOf } from './bounds/call-turn.ts'
import { bySpecificity } from './by-specificity.ts'
import { localeFor } from './locale.ts'
import { decodeInput } from './input.ts'
import { takeCall } from './bounds/rate-limits.ts'
import { createSharedLookup } from '../shared-lookup.ts'

/** `/quote/{id}/pdf` → `/quote/:id/pdf` */
const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** A path without the names of its parameters. Paths that match the same addresses become equal. */
const sameAddresses = (path: string): string => path.replaceAll(/\{\w+\}/g, ':any')

/** Finds the viewer; undefined when the token is invalid. */
export type FindViewer = (request: Request) => Promise<Viewer | undefined>

/**
 * The caller whose share of the process a call uses: a user or a network, because any number of
 * sessions, embed users and record tokens can be created.
 */
const callerOf = (viewer: Viewer, ip: string): string => {
  if (viewer.kind === 'user') return viewer.userId
  return viewer.kind === 'key' ? `${viewer.keyId} ${ip}` : ip
}

/** The parts that every call needs. */
export interface ApiParts {
  readonly services: Services
  readonly matrix: AccessMatrix
  readonly findViewer: FindViewer
  readonly guard: CallGuard
}

/**
 * Parallel calls with the same token share a look-up, so that a flood costs the database little.
 */
const sharedLookUp = (findViewer: FindViewer): FindViewer => {
  const look = createSharedLookup<Viewer | undefined>()
  return (request) => {
    const token = request.headers.get('Authorization')
    const find = () => findViewer(request)
    return token === null ? find() : look(token, find)
  }
}

const viewerFor = async (
  findViewer: FindViewer,
  endpoint: Endpoint,
  request: Request,
): Promise<Viewer> => {
  const viewer = await findViewer(request)
  if (endpoint.audience === 'public') return viewer ?? { kind: 'anonymous' }
  if (!viewer || viewer.kind === 'anonymous') throw new ApiError('sessionExpired')
  return viewer
}

/** A user's own region overrides the region of the host or the header. */
const placeOfViewer = (
  viewer: Viewer,
  context: Pick<Context, 'region' | 'locale'>,
  request: Request,
): Pick<Context, 'region' | 'locale'> => {
  const own = viewer.kind === 'user' ? viewer.region : undefined
  if (own === undefined || own === context.region) return context
  return { region: own, locale: localeFor(request, own) }
}

const checkAccess = (
  { matrix, guard }: Pick<ApiParts, 'matrix' | 'guard'>,
  endpoint: Endpoint,
  viewer: Viewer,
): void => {
  if (!canCall(matrix, endpoint.id, viewer)) throw new ApiError('forbidden')
  guard.check(endpoint, viewer)
  const { permission = 'any' } = endpoint
  // a call without a role is open to the tokens that the table names
  const isOpen = permission === 'any' || (permission === 'none' && viewer.kind !== 'user')
  if (isOpen) return
  if (!permissionsOf(viewer).includes(permission)) throw new ApiError('forbidden')
}

const handle = async (
  { services, matrix, findViewer, guard }: ApiParts,
  { endpoint, handler }: Route,
  c: HonoContext<Env>,
): Promise<Response> => {
  const request = c.req.raw
  if (endpoint.work === 'long') c.var.timeout.extend()
  const viewer = await viewerFor(findViewer, endpoint, request)
  // before limits are counted, so that calls without permission do not use up the limits of others
  // at their address
  checkAccess({ matrix, guard }, endpoint, viewer)
  await takeCall(services.limits, endpoint, { viewer, ip: c.var.ip })
  const query = c.req.query()
  const turn = turnOf(endpoint, callerOf(viewer, c.var.ip))
  services.concurrency.assertRoom(turn)
  const raw = {
    params: c.req.param(),
    query,
    body: endpoint.body
      ? await c.var.timeout.pause(() => readJson(request, bodyLimitOf(endpoint)))
      : undefined,
  }
  const input = decodeInput(endpoint, raw, services.wording)
  const callKey = callKeyOf(endpoint, request, { viewer, ip: c.var.ip }, raw)
  const { cookies, writeTo } = cookiesOf(request, services.config)
  const context: Context = {
    ...c.var,
    ...placeOfViewer(viewer, c.var, request),
    viewer,
    services,
    request,
    cookies,
  }
  // a public call ignores the token: it concerns users and keys, which both modes share
  const mode = endpoint.audience === 'public' ? 'live' : modeOf(viewer)
  // the input was decoded by the endpoint's own shapes, which determine the handler's types
  const act = async () => {
    const response = answerOf(endpoint, await handler(input as never, context))
    await guard.record(endpoint, context)
    return response
  }
  const answer = () => (callKey ? runOnce(services, callKey, act) : act())
  const inMode = () => services.database.inMode(mode, answer)
  const work = () =>
    viewer.kind === 'user' && endpoint.method !== 'GET'
      ? services.database.asActor(viewer.userId, inMode)
      : inMode()
  const response = await services.concurrency.run(turn, request.signal, work)
  writeTo(response.headers)
  return response
}

/** Routes every endpoint of the modules; a known path with another method returns 405. */
export const createApi = (parts: ApiParts, routes: readonly Route[]): Hono<Env> => {
  const app = new Hono<Env>()
  const handling = { ...parts, findViewer: sharedLookUp(parts.findViewer) }
  const methodsOf = new Map<string, string[]>()
  for (const route of routes.toSorted((a, b) => bySpecificity(a.endpoint, b.endpoint))) {
    const { method, path } = route.endpoint
    app.on(method, honoPath(path), (c) => handle(handling, route, c))
    const addresses = sameAddresses(path)
    methodsOf.set(addresses, [...(methodsOf.get(addresses) ?? []), method])
  }
  for (const [path, methods] of methodsOf) {
    app.all(path, () => {
      throw new ApiError('methodNotAllowed', { headers: { Allow: methods.join(', ') } })
    })
  }
  return app
}
