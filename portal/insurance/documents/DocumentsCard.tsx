import { Card } from '#widgets/kit/Card.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { DocumentList } from './DocumentList.tsx'
import type { DocumentSubject } from './document-subject.ts'

/** The documents of a record as a part of its screen. */
export const DocumentsCard = ({ subject }: { readonly subject: DocumentSubject }) => {
  const t = useWording()
  return (
    <Card title={t('documents:title')} flush>
      <DocumentList subject={subject} />
    </Card>
  )
}
