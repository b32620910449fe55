import { Card } from '#widgets/kit/Card.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import type { DocumentListProps } from '../record-documents.ts'
import { DocumentList } from './DocumentList.tsx'

/** The documents of a record as a part of its screen. */
export const DocumentsCard = (props: DocumentListProps) => {
  const t = useWording()
  return (
    <Card title={t('documents:title')} flush>
      <DocumentList {...props} />
    </Card>
  )
}
