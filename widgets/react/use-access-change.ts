import { useEffect } from 'react'
import { usePlatform } from './use-platform.ts'

/** Calls back when the page sets or corrects its key or session function. */
export function useAccessChange(work: () => void): void {
  const { $accessChanges } = usePlatform()
  useEffect(() => $accessChanges.listen(work), [$accessChanges, work])
}
