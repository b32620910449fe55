import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Facts } from '../parts/Facts.tsx'
import type { Question } from './confirm.ts'
import styles from './confirm-dialog.styles.css'
import { DialogFrame } from './DialogFrame.tsx'

/** A question with yes and no, over a summary of its record. */
export const ConfirmDialog = ({ input, finish }: DialogProps<Question, true>) => {
  const css = useStyles(styles)
  const t = useWording()
  return (
    <DialogFrame
      title={input.title}
      lead={input.lead}
      footer={
        <>
          <DialogClose>{t('common:action.cancel')}</DialogClose>
          <Button variant="primary" autoFocus onClick={() => finish(true)}>
            {input.confirm}
          </Button>
        </>
      }
    >
      {input.summary && (
        <div className={css['summary']}>
          <Facts facts={input.summary} />
        </div>
      )}
    </DialogFrame>
  )
}
