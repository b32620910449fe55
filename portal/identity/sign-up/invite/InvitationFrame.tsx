import { useId, type ReactNode } from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import styles from '../../../frame/dialogs/dialog-form.sheet.css'
import { DialogFrame } from '../../../frame/dialogs/DialogFrame.tsx'

interface InvitationFrameProps {
  readonly title: string
  readonly lead: string
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly failure: string | undefined
  readonly onSubmit: () => void
  readonly onDiscard: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** The dialog around the fields of an invitation. */
export const InvitationFrame = (props: InvitationFrameProps) => {
  const { title, lead, isDirty, isBusy, failure, onSubmit, onDiscard, onCancel, children } = props
  const css = useStyles(styles)
  const t = useWording('sign-up')
  const id = useId()
  return (
    <DialogFrame
      title={title}
      lead={lead}
      isDirty={isDirty}
      onDiscard={onDiscard}
      footer={
        <>
          <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
          <Button look="primary" type="submit" form={id} busy={isBusy}>
            {t('sign-up:invite.send')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        {children}
      </form>
    </DialogFrame>
  )
}
