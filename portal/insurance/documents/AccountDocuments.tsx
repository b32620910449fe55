import { useStyles } from '#widgets/react/use-styles.ts'
import type { AccountViewProps } from '../accounts/account-part.ts'
import { DocumentsCard } from './DocumentsCard.tsx'
import styles from './account-documents.styles.css'

/** All documents of an account. */
export const AccountDocuments = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  return (
    <div className={css['documents']}>
      <DocumentsCard subject={{ accountId: account.id, filter: {}, name: account.name }} />
    </div>
  )
}
