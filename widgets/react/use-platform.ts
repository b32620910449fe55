import { useContext } from 'react'
import type { Platform } from '#core/platform.ts'
import { PlatformContext } from './contexts.ts'

/** The services of the surrounding platform. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('No platform: the view is not inside an element or the shell')
  return platform
}
