import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in a page that is prerendered at build time: controls that need the script are disabled
 * there.
 */
export const useIsRunning = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
