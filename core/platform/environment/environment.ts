import { atom, type ReadableAtom } from 'nanostores'
import type * as z from 'zod/mini'
import type { Api } from '../api/api.ts'
import type { Clock } from '../../foundation/clock/clock.ts'
import { createStored } from '../../foundation/storage/stored.ts'
import type { KeyValue } from '../../foundation/host/host.ts'
import { getEnvironment } from './endpoints.ts'
import { environment } from './model.ts'

/** The environment of the platform. */
export type EnvironmentInfo = z.output<typeof environment>

/** How long a response is valid, in milliseconds (spec 1 §9). */
export const environmentTtl = 30 * 60_000

/** The key in the tab's storage (spec 1 §7: session storage). */
const key = 'parapet.environment'

export interface Environment {
  /**
   * Undefined until it is known. Code that depends on production treats undefined as production.
   */
  readonly $environment: ReadableAtom<EnvironmentInfo | undefined>
  /**
   * Reads it from the tab's storage, where it is valid for 30 minutes, or from the server. Rejects
   * when the call fails.
   */
  read(): Promise<EnvironmentInfo>
}

/** Creates the service for the environment of a platform (spec 1 §3). */
export const createEnvironment = (input: {
  readonly api: Api
  readonly tab: KeyValue
  readonly clock: Clock
}): Environment => {
  const { api, tab, clock } = input
  const $environment = atom<EnvironmentInfo | undefined>()
  let asking: Promise<EnvironmentInfo> | undefined

  const stored = createStored({
    storage: tab,
    key,
    shape: environment,
    ttl: environmentTtl,
    wallClock: () => clock.wallClock(),
  })

  const ask = async (): Promise<EnvironmentInfo> => {
    const info = await api.call(getEnvironment, { isQuiet: true })
    stored.write(info)
    return info
  }

  const askOnce = (): Promise<EnvironmentInfo> => {
    asking ??= ask().finally(() => (asking = undefined))
    return asking
  }

  return {
    $environment,
    async read() {
      const info = stored.read() ?? (await askOnce())
      $environment.set(info)
      return info
    },
  }
}
