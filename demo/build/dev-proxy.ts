import type { ProxyOptions } from 'vite'

const calls = [
  '/api',
  '/demo/faults',
  '/demo/flags',
  '/demo/clock',
  '/outbox',
  '/openapi.json',
  '/healthz',
]

/** Calls of a dev server's pages go to the running platform, as if its own portal had sent them. */
export const devProxy = (platform: string): Record<string, ProxyOptions> =>
  Object.fromEntries(
    calls.map((path) => [path, { target: platform, headers: { origin: platform } }]),
  )
