import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useWording } from '../react/use-wording.ts'

/** Confirms the uploaded signature, and explains the next step (spec 2 §2). */
export function ThanksDialog() {
  const t = useWording('surplus', 'common')
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <Dialog
      title={t('surplus:attested.thanks')}
      description={t('surplus:attested.lead')}
      width="narrow"
      onClose={() => setOpen(false)}
      footer={
        <Button variant="primary" onClick={() => setOpen(false)}>
          {t('common:action.close')}
        </Button>
      }
    />
  )
}
