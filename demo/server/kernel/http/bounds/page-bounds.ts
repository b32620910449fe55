import type { MiddlewareHandler } from 'hono'
import type { Limit } from '../../limits/model.ts'
import type { Services } from '../../services.ts'
import type { Env } from '../bindings.ts'

interface PageGroup {
  readonly name: string
  readonly paths: RegExp
  /** Limits the calls of a network address. */
  readonly limit: Limit
  /** Whether it reads the database and so takes a turn like a call. */
  readonly isRead: boolean
}

const perMinute = (calls: number): Limit => ({ calls, seconds: 60 })

/** Addresses other than endpoints, by their cost. */
const pageGroups: readonly PageGroup[] = [
  { name: 'health', paths: /^\/healthz$/, limit: perMinute(600), isRead: false },
  { name: 'document', paths: /^\/openapi\.json$/, limit: perMinute(60), isRead: false },
  {
    name: 'demo',
    paths: /^\/(?:demo\/.*|outbox|outbox\.json)$/,
    limit: perMinute(6_000),
    isRead: true,
  },
  // endpoints have their own limits; built files are sent from memory
  {
    name: 'page',
    paths: /^\/(?!api\/|assets\/|widgets\/)/,
    limit: perMinute(6_000),
    isRead: false,
  },
]

/** Limits pages and documents by network address. Those that read the database take a turn. */
export const pageBounds =
  ({ limits, concurrency }: Services): MiddlewareHandler<Env> =>
  async (c, next) => {
    const group = pageGroups.find(({ paths }) => paths.test(c.req.path))
    if (!group) return next()
    const { ip } = c.var
    limits.takeHere(group.name, ip, group.limit)
    if (!group.isRead) return next()
    const turn = { caller: ip, name: group.name, declared: 'light' } as const
    return concurrency.run(turn, c.req.raw.signal, next)
  }
