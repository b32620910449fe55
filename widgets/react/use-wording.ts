import { use } from 'react'
import type { Namespace } from '#core/wording/namespaces.ts'
import type { Translate, Wording } from '#core/wording/wording.ts'
import { usePlatform } from './use-platform.ts'
import { useStore } from './use-store.ts'

const loads = new WeakMap<Wording, Map<string, Promise<void>>>()

/** One promise per set of namespaces: `use` asks for the same one at every try. */
function loadOf(wording: Wording, namespaces: readonly Namespace[]): Promise<void> {
  const known = loads.get(wording) ?? new Map<string, Promise<void>>()
  loads.set(wording, known)
  const key = namespaces.join()
  const started = known.get(key)
  if (started) return started
  const load = wording.load(...namespaces)
  known.set(key, load)
  // A failed load is forgotten, so that a retry asks again.
  load.catch(() => known.delete(key))
  return load
}

/**
 * `t` in the platform's locale, redrawn when the locale changes. Suspends until the namespaces are
 * here; without any, those that an outer view asked for are meant.
 */
export function useWording(...namespaces: readonly Namespace[]): Translate {
  const { wording } = usePlatform()
  useStore(wording.$revision)
  const missing = namespaces.filter((namespace) => !wording.isLoaded(namespace))
  if (missing.length > 0) use(loadOf(wording, missing))
  return wording.t
}
