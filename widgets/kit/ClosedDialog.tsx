import { useState, type ReactNode } from 'react'
import { usePlatform } from '../react/use-platform.ts'
import { useWording } from '../react/use-wording.ts'
import { Dialog } from './Dialog.tsx'
import { DialogClose } from './DialogClose.tsx'
import { Notice } from './Notice.tsx'

interface ClosedDialogProps {
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
}

/**
 * Says why a record cannot be worked with. It blocks the portal's page, which is about the record
 * alone; on a page of others it can be closed and stays in the element.
 */
export function ClosedDialog({ title, lead, children }: ClosedDialogProps) {
  const t = useWording('common')
  const { mode } = usePlatform()
  const [isOpen, setOpen] = useState(true)
  const isPage = mode === 'portal'
  return (
    <>
      {isOpen && (
        <Dialog
          title={title}
          description={lead}
          locked={isPage}
          onClose={() => setOpen(false)}
          footer={isPage ? undefined : <DialogClose>{t('common:action.close')}</DialogClose>}
        >
          {children}
        </Dialog>
      )}
      {!isOpen && (
        <Notice tone="warning" title={title}>
          {lead}
          {children}
        </Notice>
      )}
    </>
  )
}
