import type { ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFloating, type TriggerProps } from './use-floating.ts'
import styles from './popover.sheet.css'

interface PopoverProps {
  readonly trigger: (props: TriggerProps) => ReactNode
  readonly children: ReactNode
  readonly placement?: 'bottom-start' | 'bottom-end'
}

/** A small panel of controls beside its button. */
export const Popover = ({ trigger, children, placement = 'bottom-start' }: PopoverProps) => {
  const css = useStyles(styles)
  const floating = useFloating(placement)
  return (
    <>
      {trigger({
        ref: floating.trigger,
        onClick: floating.toggle,
        'aria-expanded': floating.isOpen,
      })}
      {floating.isOpen && (
        <div ref={floating.panel} popover="auto" className={css['panel']}>
          {children}
        </div>
      )}
    </>
  )
}
