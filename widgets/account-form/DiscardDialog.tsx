import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { DialogClose } from '../kit/DialogClose.tsx'
import { useWording } from '../react/use-wording.ts'
import { useEditor } from './editor-context.ts'

/** Asks before unsaved input is discarded (spec 2 §2). */
export function DiscardDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWording('account-form')
  const { reset } = useEditor()
  return (
    <Dialog
      title={t('account-form:details.cancelTitle')}
      width="narrow"
      onClose={onClose}
      description={t('account-form:details.cancelAsk')}
      footer={
        <>
          <DialogClose>{t('account-form:details.keep')}</DialogClose>
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              reset()
            }}
          >
            {t('account-form:details.discard')}
          </Button>
        </>
      }
    />
  )
}
