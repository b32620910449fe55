import { useEffect, useRef, useState, type RefObject } from 'react'
import { keepPlaced } from '#widgets/kit/place.ts'

/** What a trigger takes to open its panel. */
export interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly onClick: () => void
  readonly 'aria-expanded': boolean
  readonly 'aria-haspopup'?: 'menu' | 'dialog'
}

export interface Floating {
  readonly isOpen: boolean
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly panel: RefObject<HTMLDivElement | null>
  readonly toggle: () => void
  readonly close: () => void
}

/**
 * A panel in the top layer beside its trigger. The browser closes it on Escape and on a press
 * outside; while it is open it follows its trigger.
 */
export const useFloating = (placement: 'bottom-start' | 'bottom-end'): Floating => {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  /** A press on the trigger closes the panel as a press outside first, and must not open it again. */
  const wasOpen = useRef(false)

  useEffect(() => {
    const anchor = trigger.current
    const floating = panel.current
    if (!isOpen || !anchor || !floating) return
    floating.showPopover()
    const stop = keepPlaced(anchor, floating, { placement })
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed') setOpen(false)
    }
    const onPress = () => {
      wasOpen.current = floating.matches(':popover-open')
    }
    floating.addEventListener('toggle', onToggle)
    anchor.addEventListener('pointerdown', onPress, { capture: true })
    return () => {
      stop()
      floating.removeEventListener('toggle', onToggle)
      anchor.removeEventListener('pointerdown', onPress, { capture: true })
    }
  }, [isOpen, placement])

  return {
    isOpen,
    trigger,
    panel,
    toggle: () => {
      const pressedToClose = wasOpen.current
      wasOpen.current = false
      if (pressedToClose) panel.current?.hidePopover()
      else setOpen((before) => !before)
    },
    close: () => {
      panel.current?.hidePopover()
      trigger.current?.focus()
    },
  }
}
