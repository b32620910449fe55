import { Card } from '#widgets/kit/Card.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { DocumentList } from './DocumentList.tsx'
import type { DocumentSubject } from './document-subject.ts'
import styles from './document-list.styles.css'

/** The documents of a record as a part of its screen. */
export const DocumentsCard = ({ subject }: { readonly subject: DocumentSubject }) => {
  const css = useStyles(styles)
  const t = useWording()
  return (
    <Card title={t('documents:title')} flush className={css['card']}>
      <DocumentList subject={subject} />
    </Card>
  )
}
