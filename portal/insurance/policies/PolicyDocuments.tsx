import { useQuery } from '@tanstack/react-query'
import { searchDocuments } from '#core/insurance/documents/endpoints.ts'
import type { DocumentEntry } from '#core/insurance/documents/model.ts'
import type { Policy } from '#core/insurance/policies/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { documentActions } from '../documents/document-actions.ts'
import { labelOf } from '../../frame/actions/action.ts'
import { performAction, useActionContext } from '../../frame/actions/use-actions.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import styles from './policy-screen.styles.css'

/** More papers than one policy collects. */
const most = 50

/** The papers of a policy, the newest first. */
export const PolicyDocuments = ({ policy }: { readonly policy: Policy }) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const { queries } = usePortal()
  const answer = useQuery(
    queries.options(searchDocuments, {
      params: { accountId: policy.accountId },
      query: { page: 0, size: most, sort: 'created,desc', filter: { policyId: [policy.id] } },
    }),
  )
  return (
    <Card title={t('portal:menu.documents')} flush>
      {answer.isPending && <Skeleton lines={3} />}
      {answer.isError && (
        <Notice
          tone="error"
          actions={
            <Button size="small" onClick={() => void answer.refetch()}>
              {t('common:action.retry')}
            </Button>
          }
        >
          {answer.error.message}
        </Notice>
      )}
      {answer.data?.content.length === 0 && (
        <p className={css['empty']}>{t('portal:table.noData')}</p>
      )}
      <ul className={css['papers']}>
        {answer.data?.content.map((entry) => (
          <Paper key={entry.id} entry={entry} />
        ))}
      </ul>
    </Card>
  )
}

const Paper = ({ entry }: { readonly entry: DocumentEntry }) => {
  const css = useStyles(styles)
  const { t, label, instant, bytes } = useFormats()
  const context = useActionContext()
  return (
    <li className={css['paper']}>
      <span className={css['paperName']} title={entry.docName}>
        {entry.docName}
      </span>
      <span className={css['paperFacts']}>
        {label('portal:option', entry.docType)} · {instant(entry.created)} · {bytes(entry.size)}
      </span>
      {documentActions.map((action) => (
        <Button
          key={action.id}
          size="small"
          variant="quiet"
          icon="download"
          aria-label={`${t(labelOf(action, entry))}: ${entry.docName}`}
          onClick={() => void performAction(action, entry, context)}
        >
          {t(labelOf(action, entry))}
        </Button>
      ))}
    </li>
  )
}
