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

/** Forwards calls of a dev server's pages to the running platform, as if from its own portal. */
export const devProxy = (platform: string): Record<string, ProxyOptions> =>
  Object.fromEntries(
    calls.map((path) => [path, { target: platform, headers: { origin: platform } }]),
  )
