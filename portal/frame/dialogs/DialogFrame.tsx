import { use, useEffect, type ReactNode } from 'react'
import { Dialog } from '#widgets/kit/Dialog.tsx'
import { usePortal } from '../platform/use-portal.ts'
import { DialogFrameContext } from './frame-context.ts'

interface DialogFrameProps {
  readonly title: string
  readonly lead?: string
  /** Holds input that closing would lose. */
  readonly isDirty?: boolean
  /** Cannot be closed, nor make room for another, until what it asks for is done. */
  readonly isLocked?: boolean
  /** The user gave the input up. */
  readonly onDiscard?: () => void
  /** Buttons; the one that gives up is a `DialogClose`. */
  readonly footer: ReactNode
  readonly children?: ReactNode
}

/** The frame of the open dialog, as wide as its value says; a dirty one asks before it closes. */
export const DialogFrame = (props: DialogFrameProps) => {
  const { title, lead, isDirty = false, isLocked = false, onDiscard, footer, children } = props
  const { dialogs } = usePortal()
  const { width, sticky } = use(DialogFrameContext)

  // Another dialog waits until this one's question is answered by its own buttons.
  const isGuarded = isDirty || isLocked
  useEffect(() => (isGuarded ? dialogs.guard(() => false) : undefined), [dialogs, isGuarded])

  return (
    <Dialog
      title={title}
      width={width}
      sticky={sticky}
      dirty={isDirty}
      locked={isLocked}
      {...(lead === undefined ? {} : { description: lead })}
      footer={footer}
      onClose={() => {
        onDiscard?.()
        dialogs.finish(undefined)
      }}
    >
      {children}
    </Dialog>
  )
}
