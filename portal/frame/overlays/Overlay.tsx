import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import styles from './overlay.styles.css'

interface OverlayProps {
  readonly title: string
  readonly children: ReactNode
}

/** Covers the mounted screen, which keeps its state. */
export const Overlay = ({ title, children }: OverlayProps) => {
  const css = useStyles(styles)
  const id = useId()
  const overlay = useRef<HTMLDialogElement>(null)

  // Closed before it is removed; otherwise the focus is not restored.
  useLayoutEffect(() => {
    const element = overlay.current
    element?.showModal()
    // The first editable field, not the read-only email address.
    element?.querySelector<HTMLElement>('input:not([readonly])')?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={overlay}
      className={css['overlay']}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes the dialog without a cancel event.
      onClose={(event) => event.currentTarget.isConnected && event.currentTarget.showModal()}
    >
      <div className={css['sheet']}>
        <h2 id={id} className={css['title']}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
