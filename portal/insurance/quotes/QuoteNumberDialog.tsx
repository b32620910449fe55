import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'

/** Shows the number of a quote, to be read out on the telephone. */
export const QuoteNumberDialog = ({
  input,
  finish,
}: DialogProps<{ readonly number: string }, true>) => {
  const t = useWording()
  return (
    <DialogFrame
      title={t('quotes:readOut.title')}
      footer={
        <>
          <DialogClose>{t('common:action.cancel')}</DialogClose>
          <Button variant="primary" onClick={() => finish(true)}>
            {t('quotes:readOut.done')}
          </Button>
        </>
      }
    >
      <p>{input.number}</p>
    </DialogFrame>
  )
}
