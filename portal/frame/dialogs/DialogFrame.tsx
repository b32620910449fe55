import { use, useEffect, type ReactNode } from 'react'
import { Dialog } from '#widgets/kit/Dialog.tsx'
import { usePortal } from '../platform/use-portal.ts'
import { DialogFrameContext } from './frame-context.ts'

interface DialogFrameProps {
  readonly title: string
  readonly lead?: string
  /** Whether it has input that closing would lose. */
  readonly isDirty?: boolean
  /** Whether it cannot be closed or replaced until its action is done. */
  readonly isLocked?: boolean
  /** Called when the user discards the input. */
  readonly onDiscard?: () => void
  /** Buttons; the one that cancels is a `DialogClose`. */
  readonly footer: ReactNode
  readonly children?: ReactNode
}

/** The frame of the open dialog, in the width of its value; a dirty one asks before it closes. */
export const DialogFrame = (props: DialogFrameProps) => {
  const { title, lead, isDirty = false, isLocked = false, onDiscard, footer, children } = props
  const { dialogs } = usePortal()
  const { width, sticky } = use(DialogFrameContext)

  // Another dialog waits until this one is answered by its own buttons.
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
