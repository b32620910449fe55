import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** The value of a store; rerenders when it changes. */
export const useStore = <T>({ listen, get }: ReadableAtom<T>): T =>
  useSyncExternalStore(listen, get, get)
