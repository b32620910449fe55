import { useCallback, useContext, useEffect } from 'react'
import type { ElementDefinition, EventsOf, MethodsOf } from '../element/definition.ts'
import type { ElementHost, UnsavedInput } from '../element/element-host.ts'
import { HostContext } from './contexts.ts'

/** The element of this feature. */
export function useHost(): ElementHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('No host: the feature is not inside an element')
  return host
}

/** Emits the events of a definition; false when the page prevented the default. */
export function useEmit<D extends ElementDefinition>(definition: D) {
  const host = useHost()
  return useCallback(
    <Name extends keyof EventsOf<D> & string>(name: Name, detail: EventsOf<D>[Name]): boolean => {
      const events: ElementDefinition['events'] = definition.events
      const known = Object.entries(events).find(([key]) => key === name)?.[1]
      return host.emit(name, detail, known?.cancelable)
    },
    [definition, host],
  )
}

/**
 * Provides the implementations of the element's methods except `save` and `discard`, which the
 * element has itself. `loadMethods` must be stable between renders. Calls wait until `isReady`.
 */
export function useMethods<D extends ElementDefinition>(
  _: D,
  loadMethods: () => Promise<Omit<MethodsOf<D>, 'save' | 'discard'>>,
  isReady: boolean,
): void {
  const host = useHost()
  useEffect(() => {
    if (isReady) host.expose(loadMethods)
  }, [host, loadMethods, isReady])
}

/** A value of the feature that survives errors and retries of its view. See `ElementHost.keep`. */
export const useCached = <T extends object>(
  key: string,
  make: () => T,
  stop?: (cached: T) => void,
): T => useHost().keep(key, make, stop)

/** Reports to the page whether leaving would lose input, and lets it save or discard the input. */
export function useDirty(dirty: boolean, { save, discard }: UnsavedInput): void {
  const host = useHost()
  useEffect(() => {
    host.setDirty(dirty, { ...(save && { save }), ...(discard && { discard }) })
  }, [host, dirty, save, discard])
}
