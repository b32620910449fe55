import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import styles from './cover.styles.css'

interface CoverProps {
  readonly title: string
  readonly children: ReactNode
}

/** Stands over the mounted screen until its reason has gone; nothing under it is lost. */
export const Cover = ({ title, children }: CoverProps) => {
  const css = useStyles(styles)
  const id = useId()
  const cover = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = cover.current
    element?.showModal()
    // The first field that can be filled, not one that only tells who signs in.
    element?.querySelector<HTMLElement>('input:not([readonly])')?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={cover}
      className={css['cover']}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      // A browser closes a dialog on a second Escape without asking.
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
