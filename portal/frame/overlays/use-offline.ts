import { useSyncExternalStore } from 'react'
import { usePortal } from '../platform/use-portal.ts'

const listen = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the device is offline. */
export const useOffline = (): boolean => useSyncExternalStore(listen, usePortal().host.isOffline)
