import { useEffect, useState } from 'react'
import type { Handoff } from '#core/identity/sign-in/handoff.ts'

/**
 * The value that the previous screen handed over. It is removed when this screen mounts, because a
 * render may be repeated.
 */
export const useHandoff = <T>(handoff: Handoff<T>): T | undefined => {
  const [handed] = useState(() => handoff.peek())
  useEffect(() => void handoff.take(), [handoff])
  return handed
}
