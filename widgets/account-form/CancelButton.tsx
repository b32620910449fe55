import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { DialogClose } from '../kit/DialogClose.tsx'
import { useWording } from '../react/use-wording.ts'
import { useEditor } from './editor-context.ts'

/** The button that discards unsaved input, after asking (spec 2 §2). */
export function CancelButton() {
  const t = useWording('account-form', 'common')
  const { reset } = useEditor()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('common:action.cancel')}</Button>
      {isAsking && (
        <Dialog
          title={t('account-form:details.cancelTitle')}
          width="narrow"
          onClose={() => setAsking(false)}
          description={t('account-form:details.cancelAsk')}
          footer={
            <>
              <DialogClose>{t('account-form:details.keep')}</DialogClose>
              <Button
                variant="danger"
                onClick={() => {
                  setAsking(false)
                  reset()
                }}
              >
                {t('account-form:details.discard')}
              </Button>
            </>
          }
        />
      )}
    </>
  )
}
