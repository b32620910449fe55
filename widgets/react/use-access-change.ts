import { useEffect } from 'react'
import { usePlatform } from './use-platform.ts'

/** Calls when the page handed over or corrected what the session is opened with. */
export function useAccessChange(work: () => void): void {
  const { $accessChanges } = usePlatform()
  useEffect(() => $accessChanges.listen(work), [$accessChanges, work])
}
