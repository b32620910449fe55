import { use } from 'react'
import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import type { Platform } from '#core/platform.ts'
import type { Translate, Wording } from '#core/foundation/wording/wording.ts'
import { usePlatform } from './use-platform.ts'
import { useStore } from './use-store.ts'

/**
 * Milliseconds that a failed load is cached, because React renders several times before it shows
 * the error.
 */
const failureTtl = 1_000

const loads = new WeakMap<Wording, Map<string, Promise<void>>>()

/** A promise that `use` reads without suspending. */
const settled = (): Promise<void> =>
  Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/** One promise per set of namespaces, because `use` needs the same promise on every render. */
function loadOf({ wording, errors }: Platform, namespaces: readonly Namespace[]): Promise<void> {
  const known = loads.get(wording) ?? new Map<string, Promise<void>>()
  loads.set(wording, known)
  const key = namespaces.join()
  const started = known.get(key)
  if (started) return started
  const isLoaded = namespaces.every((namespace) => wording.isLoaded(namespace))
  const load = isLoaded
    ? settled()
    : wording.load(...namespaces).catch((cause) => {
        throw errors.caught(cause, 'load')
      })
  known.set(key, load)
  load.catch(() => setTimeout(() => known.delete(key), failureTtl))
  return load
}

/**
 * `t` in the platform's locale. Rerenders when the locale changes. Suspends until the namespaces
 * have loaded; without arguments, an outer view has loaded them.
 */
export function useWording(...namespaces: readonly Namespace[]): Translate {
  const platform = usePlatform()
  const { wording } = platform
  useStore(wording.$revision)
  use(loadOf(platform, namespaces))
  return wording.t
}
