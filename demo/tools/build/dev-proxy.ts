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

/**
 * Proxies calls of a dev server's pages to the running platform, as if they came from its portal.
 */
export const devProxy = (platform: string): Record<string, ProxyOptions> =>
  Object.fromEntries(
    calls.map((path) => [path, { target: platform, headers: { origin: platform } }]),
  )
