import { useEffect, useState } from 'react'
import { untilClick } from '#widgets/kit/watch-presses.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'

/**
 * Freezes the rows while a pointer is pressed on them: a click needs press and release on one
 * element, so new rows must not move it.
 */
export const useFrozenWhilePressed = <Shown>(
  newest: Shown,
): {
  readonly shown: Shown
  /** For `onPointerDown`. */
  readonly press: () => void
} => {
  const { clock } = usePlatform()
  const [pressed, setPressed] = useState<{ readonly shown: Shown }>()

  useEffect(() => {
    if (!pressed) return undefined
    let stop = () => {}
    const release = () => {
      stop = clock.after(untilClick, () => setPressed(undefined))
    }
    const ends = ['pointerup', 'pointercancel'] as const
    for (const end of ends) window.addEventListener(end, release)
    return () => {
      stop()
      for (const end of ends) window.removeEventListener(end, release)
    }
  }, [pressed, clock])

  return {
    shown: pressed ? pressed.shown : newest,
    press: () => setPressed({ shown: newest }),
  }
}
