import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { DialogFrame } from './DialogFrame.tsx'

interface Question {
  readonly title: string
  readonly lead: string
  readonly confirm: string
}

/** A question with yes and no. */
export const ConfirmDialog = ({ input, finish, dismiss }: DialogProps<Question, true>) => {
  const t = useWording()
  return (
    <DialogFrame
      title={input.title}
      lead={input.lead}
      footer={
        <>
          <Button onClick={dismiss}>{t('common:action.cancel')}</Button>
          <Button look="primary" autoFocus onClick={() => finish(true)}>
            {input.confirm}
          </Button>
        </>
      }
    />
  )
}
