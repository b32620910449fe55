import { use, useEffect, type ReactNode } from 'react'
import { Dialog } from '#widgets/kit/Dialog.tsx'
import { usePortal } from '../platform/use-portal.ts'
import { DialogFrameContext } from './frame-context.ts'

interface DialogFrameProps {
  readonly title: string
  readonly lead?: string
  /** Whether closing would lose input. */
  readonly isDirty?: boolean
  /** Whether it stays open until its action is done. */
  readonly isLocked?: boolean
  /** Called when the user discards the input. */
  readonly onDiscard?: () => void
  /** Buttons; the one that cancels is a `DialogClose`. */
  readonly footer: ReactNode
  readonly children?: ReactNode
}

/**
 * The frame of the open dialog, with the width that it declares. A dirty dialog asks before it
 * closes.
 */
export const DialogFrame = (props: DialogFrameProps) => {
  const { title, lead, isDirty = false, isLocked = false, onDiscard, footer, children } = props
  const { dialogs } = usePortal()
  const { width, sticky } = use(DialogFrameContext)

  // No other dialog replaces this one until its own buttons close it.
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
