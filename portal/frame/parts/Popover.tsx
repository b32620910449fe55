import type { ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFloating, type TriggerButton } from './use-floating.ts'
import styles from './popover.styles.css'

interface PopoverProps {
  readonly button: TriggerButton
  readonly children: ReactNode
  readonly placement?: 'bottom-start' | 'bottom-end'
}

/** A button that opens a small panel of controls. */
export const Popover = ({ button, children, placement = 'bottom-start' }: PopoverProps) => {
  const css = useStyles(styles)
  const { trigger, panel, toggle, isOpen } = useFloating(placement)
  return (
    <>
      <button {...button} ref={trigger} type="button" aria-expanded={isOpen} onClick={toggle} />
      {isOpen && (
        <div ref={panel} popover="auto" className={css['panel']}>
          {children}
        </div>
      )}
    </>
  )
}
