import { useEffect, useState } from 'react'

const pause = 200

/** What was typed, once the typing rests. */
export const useRested = (typed: string): string => {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}
