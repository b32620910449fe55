import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while prerendering at build time: controls that need the script are disabled there. */
export const useIsRunning = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
