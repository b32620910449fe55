import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a page that is drawn at build time: what needs the script cannot be pressed before it is there. */
export const useIsRunning = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
