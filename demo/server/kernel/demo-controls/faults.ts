import type { MiddlewareHandler } from 'hono'
import type * as z from 'zod/mini'
import type { Env } from '../http/bindings.ts'
import type { fault } from './shapes.ts'

export type Fault = z.output<typeof fault>

/** The faults that were set, in the memory of this process. */
export interface Faults {
  add(fault: Fault): void
  clear(): void
  readonly middleware: MiddlewareHandler<Env>
}

/**
 * Marks the response of a call whose connection is closed. The fetch of tests turns it into a
 * network failure.
 */
export const droppedHeader = 'X-Parapet-Dropped'

interface Armed {
  readonly fault: Fault
  readonly pattern: RegExp
  left: number
}

/** `*` matches anything; a path without one matches itself and the paths below it. */
const patternOf = (path: string): RegExp => {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return path.includes('*')
    ? new RegExp(`^${escaped.replaceAll('*', '.*')}$`)
    : new RegExp(`^${escaped}(/.*)?$`)
}

const isControl = (path: string): boolean => path.startsWith('/demo/')

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

const answerOf = ({ status = 500, body }: Fault): Response =>
  typeof body === 'string'
    ? new Response(body, { status })
    : Response.json(body ?? null, { status })

export const createFaults = (random: () => number = Math.random): Faults => {
  let armed: readonly Armed[] = []

  const take = (path: string): Fault | undefined => {
    const found = armed.find(({ pattern, left }) => left > 0 && pattern.test(path))
    if (!found || (found.fault.rate !== undefined && random() >= found.fault.rate)) return undefined
    found.left -= 1
    return found.fault
  }

  return {
    add(fault) {
      const left = fault.times ?? Number.POSITIVE_INFINITY
      armed = [...armed, { fault, pattern: patternOf(fault.path), left }]
    },
    clear() {
      armed = []
    },
    middleware: async (c, next) => {
      // a preflight is not the call
      const ordered =
        isControl(c.req.path) || c.req.method === 'OPTIONS' ? undefined : take(c.req.path)
      if (!ordered) return next()
      if (ordered.delayMs) await wait(ordered.delayMs)
      if (ordered.drop) {
        await next()
        // the work is done, but the response is lost
        const outgoing = (c.env as Env['Bindings'] | undefined)?.outgoing
        outgoing?.socket?.destroy()
        c.res = new Response(null, { status: 502, headers: { [droppedHeader]: '1' } })
        return undefined
      }
      if (ordered.status === undefined && ordered.body === undefined) return next()
      return answerOf(ordered)
    },
  }
}
