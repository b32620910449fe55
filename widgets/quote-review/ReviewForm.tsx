import { useId, type ReactNode } from 'react'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { DialogClose } from '../kit/DialogClose.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './review.styles.css'

interface ReviewFormProps {
  readonly title: string
  readonly lead: string
  readonly submit: string
  /** What failed, before the reason. */
  readonly failed: string
  readonly failure: string | undefined
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with fields and one call; what was typed stays where the call fails. */
export function ReviewForm(props: ReviewFormProps) {
  const { title, lead, submit, failed, failure, isDirty, isBusy, onSubmit, onClose } = props
  const css = useStyles(styles)
  const t = useWording('common')
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
          <Button variant="primary" type="submit" form={id} busy={isBusy}>
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
          if (!isBusy) onSubmit()
        }}
      >
        {failure !== undefined && (
          <Notice tone="error" title={failed}>
            {failure}
          </Notice>
        )}
        {props.children}
      </form>
    </Dialog>
  )
}
