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
 * Explains why a record is closed. In the portal, where the page is only about the record, it is a
 * modal dialog (spec 2 §2). On an embedder's page, it is a notice in place of the record.
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
