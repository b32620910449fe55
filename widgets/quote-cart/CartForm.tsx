import { useId, type ReactNode } from 'react'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { DialogClose } from '../kit/DialogClose.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './comparison.styles.css'

interface CartFormProps {
  readonly title: string
  readonly lead: string
  readonly submit: string
  /** Why it failed. */
  readonly failed: string | undefined
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** Whether there is something to send. */
  readonly isReady?: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with fields and one call. What was typed stays where the call fails. */
export function CartForm(props: CartFormProps) {
  const { title, lead, submit, failed, isDirty, isBusy, isReady = true, onSubmit, onClose } = props
  const css = useStyles(styles)
  const t = useWording('cart')
  const id = useId()
  return (
    <Dialog
      title={title}
      description={lead}
      dirty={isDirty}
      sticky
      locked={isBusy}
      onClose={onClose}
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
        className={css['form']}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !isBusy) onSubmit()
        }}
      >
        {failed !== undefined && <Notice tone="error">{failed}</Notice>}
        {props.children}
      </form>
    </Dialog>
  )
}
