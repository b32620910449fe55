import type { Endpoint } from '#core/platform/api/endpoint.ts'
import { flagDefaults, type Flag } from '#core/platform/flags/flag-names.ts'
import { notFound } from './api-error.ts'
import { readFlags } from './demo-controls/state.ts'
import { route, type Handler, type Route } from './route.ts'
import type { Services } from './services.ts'

/** Whether a flag is on for the platform. */
export const isFlagOn = async (
  services: Pick<Services, 'database'>,
  flag: Flag,
): Promise<boolean> => ({ ...flagDefaults, ...(await readFlags(services)) })[flag]

/** Binds a handler to its endpoint, which is not found while one of its flags is off. */
export const flaggedRoute =
  (...flags: readonly Flag[]) =>
  <const E extends Endpoint>(endpoint: E, handler: Handler<E>): Route =>
    route(endpoint, async (input, context) => {
      for (const flag of flags) {
        if (!(await isFlagOn(context.services, flag))) throw notFound()
      }
      return handler(input, context)
    })
