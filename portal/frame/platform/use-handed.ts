import { useEffect, useState } from 'react'
import type { Handoff } from '#core/identity/sign-in/handoff.ts'

/**
 * What the screen before handed over. It is forgotten once this screen stands, not while it is
 * drawn: a drawing may be thrown away and begun again.
 */
export const useHanded = <T>(handoff: Handoff<T>): T | undefined => {
  const [handed] = useState(() => handoff.peek())
  useEffect(() => void handoff.take(), [handoff])
  return handed
}
