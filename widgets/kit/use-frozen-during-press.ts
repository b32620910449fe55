import { useState, useSyncExternalStore } from 'react'
import { watchPresses } from './watch-presses.ts'

const listeners = new Set<() => void>()
let isPressed = false
let unwatch = () => {}

/** A render caused by the click itself may show the new value, because the click has its target. */
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
 * Freezes a value between pointerdown and click. The press blurs a field, whose error would
 * otherwise move the pressed control away from its click. Keys show changes immediately. The value
 * must keep its identity between renders.
 */
export const useFrozenDuringPress = <Value>(value: Value): Value => {
  const isFrozen = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  )
  const [frozen, setFrozen] = useState(() => value)
  if (isFrozen) return frozen
  if (!Object.is(frozen, value)) setFrozen(() => value)
  return value
}
