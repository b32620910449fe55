import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { Placement } from '@floating-ui/dom'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import { anchorPopover, preloadPositioning } from './anchor-popover.ts'
import popoverStyles from './popover.styles.css'

const hoverDelay = 250

export interface TooltipProps {
  /** No tooltip is shown without a text. */
  readonly text: ReactNode
  readonly placement?: Placement
  /** The control that the text describes. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * A sentence about a control, shown on hover after a delay, on focus immediately, and on tap.
 * Escape hides it. The pointer can move onto it.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const css = useStyles(popoverStyles)
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const hasText = text !== undefined && text !== null && text !== '' && text !== false

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const popover = tip.current
    if (!open || !popover || !anchor.current) return undefined
    popover.showPopover()
    const stop = anchorPopover(anchor.current, popover, { placement })
    return () => {
      stop()
      if (popover.matches(':popover-open')) popover.hidePopover()
    }
  }, [open, placement])

  if (!hasText) return children
  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), ms)
  }
  const now = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  const enter = (event: PointerEvent) => {
    preloadPositioning()
    if (event.pointerType === 'mouse') later(true, hoverDelay)
  }
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // The dialog around it stays open: this Escape closed the tooltip.
    event.stopPropagation()
    event.preventDefault()
    now(false)
  }
  return (
    // The handlers only mirror what the control inside is doing.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={anchor}
      className={css['anchor']}
      onPointerEnter={enter}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(false, 100)}
      onFocus={() => now(true)}
      onBlur={() => now(false)}
      onPointerUp={(event) => event.pointerType !== 'mouse' && now(true)}
      onKeyDown={close}
    >
      {cloneElement(children, {
        'aria-describedby': classNames(children.props['aria-describedby'], id),
      })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className={classNames(css['popover'], css['tip'])}
      >
        {text}
      </span>
    </span>
  )
}
