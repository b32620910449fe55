import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { DialogFrame } from './DialogFrame.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly lead: string
  readonly confirm: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A question with yes and no. */
export const ConfirmDialog = ({
  title,
  lead,
  confirm,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const t = useWording()
  return (
    <DialogFrame
      title={title}
      lead={lead}
      footer={
        <>
          <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
          <Button look="primary" autoFocus onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
