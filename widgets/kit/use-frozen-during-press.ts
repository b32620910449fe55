import { useState, useSyncExternalStore } from 'react'
import { watchPresses } from './watch-presses.ts'

const listeners = new Set<() => void>()
let isPressed = false
let unwatch = () => {}

/** What renders by the click itself is shown: its target is found. */
const showNewest = (): void => {
  isPressed = false
}

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    unwatch = watchPresses(window, (pressed) => {
      isPressed = pressed
      for (const each of listeners) each()
    })
    window.addEventListener('click', showNewest, true)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    unwatch()
    window.removeEventListener('click', showNewest, true)
    isPressed = false
  }
}

/**
 * The value as it was when the pointer was pressed, until its click is over. The press takes the
 * focus from a field, whose error would otherwise move the pressed control away from its click. A
 * key shows it at once. The value's identity must last from one render to the next.
 */
export const useFrozenDuringPress = <Value>(value: Value): Value => {
  const isHeld = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  )
  const [held, setHeld] = useState(() => value)
  if (isHeld) return held
  if (!Object.is(held, value)) setHeld(() => value)
  return value
}
