import { useId, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogClose } from './DialogClose.tsx'
import { Notice } from './Notice.tsx'
import { useWording } from '../react/use-wording.ts'

export interface FormDialogProps {
  readonly title: string
  readonly lead: string
  readonly submit: string
  /** The reason of the failure. */
  readonly failed: string | undefined
  /** The title above the reason. */
  readonly failedTitle?: string
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** Whether there is unsaved input. */
  readonly isReady?: boolean
  readonly onSubmit: () => void
  /** Called when the user closes the dialog and discards the input. */
  readonly onDiscard?: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with fields and one call. The input stays when the call fails. */
export function FormDialog({
  className,
  ...props
}: FormDialogProps & { readonly className: string | undefined }) {
  const { title, lead, submit, failed, failedTitle, isDirty, isBusy, isReady = true } = props
  const t = useWording('common')
  const id = useId()
  return (
    <Dialog
      title={title}
      description={lead}
      dirty={isDirty}
      sticky
      locked={isBusy}
      onClose={() => {
        props.onDiscard?.()
        props.onClose()
      }}
      footer={
        <>
          <DialogClose>{t('common:action.cancel')}</DialogClose>
          <Button variant="primary" type="submit" form={id} busy={isBusy} aria-disabled={!isReady}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={className}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !isBusy) props.onSubmit()
        }}
      >
        {failed !== undefined && (
          <Notice tone="error" {...(failedTitle !== undefined && { title: failedTitle })}>
            {failed}
          </Notice>
        )}
        {props.children}
      </form>
    </Dialog>
  )
}
