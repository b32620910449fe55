import type { ReactNode } from 'react'
import { usePlatform } from '../react/use-platform.ts'
import { Dialog } from './Dialog.tsx'
import { Notice } from './Notice.tsx'

interface ClosedRecordProps {
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
}

/**
 * Says why a record cannot be worked with. A dialog blocks the portal's page, which is about the record
 * alone (spec 2 §2); a page of others keeps working, with a notice in the place of the record.
 */
export function ClosedRecord({ title, lead, children }: ClosedRecordProps) {
  const { mode } = usePlatform()
  if (mode !== 'portal')
    return (
      <Notice tone="warning" title={title} final>
        {lead}
        {children}
      </Notice>
    )
  return (
    <Dialog title={title} description={lead} locked onClose={() => {}}>
      {children}
    </Dialog>
  )
}
