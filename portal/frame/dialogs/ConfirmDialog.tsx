import { useEffect, useRef, useState } from 'react'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Checkbox } from '#widgets/kit/Checkbox.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import type { Question } from './question.ts'
import { DialogFrame } from './DialogFrame.tsx'
import { RecordSummary } from './RecordSummary.tsx'

/**
 * A confirmation with a summary of its record. The dialog focuses its first control, the check box
 * or Cancel; a light confirmation focuses its confirm button.
 */
export const ConfirmDialog = ({ input, finish }: DialogProps<Question, true>) => {
  const t = useWording('portal')
  const { weight = 'light', summary } = input
  const [isChecked, setChecked] = useState(false)
  const yes = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (weight === 'light') yes.current?.focus()
  }, [weight])

  return (
    <DialogFrame
      title={input.title}
      lead={input.lead}
      footer={
        <>
          <DialogClose>{t('common:action.cancel')}</DialogClose>
          <Button
            variant="primary"
            ref={yes}
            aria-disabled={weight === 'final' && !isChecked}
            onClick={() => finish(true)}
          >
            {input.confirm}
          </Button>
        </>
      }
    >
      {summary && <RecordSummary facts={summary} />}
      {weight === 'final' && (
        <Checkbox label={t('portal:dialog.checked')} checked={isChecked} onValue={setChecked} />
      )}
    </DialogFrame>
  )
}
