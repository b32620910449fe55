import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { searchDocuments } from '#core/insurance/documents/endpoints.ts'
import type { DocumentEntry } from '#core/insurance/documents/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { labelOf } from '../../frame/actions/action.ts'
import { performAction, useActionContext } from '../../frame/actions/use-actions.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { documentActions } from './document-actions.ts'
import type { DocumentListProps } from '../record-documents.ts'
import styles from './document-list.styles.css'

/** A page size above the number of documents of any record. */
const max = 50

/** The documents of a record, newest first. */
export const DocumentList = ({ subject, mark }: DocumentListProps) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const { queries } = usePortal()
  const filter = Object.fromEntries(
    Object.entries(subject.filter).flatMap(([name, id]) =>
      id === undefined ? [] : [[name, [id]]],
    ),
  )
  const answer = useQuery(
    queries.options(searchDocuments, {
      params: { accountId: subject.accountId },
      query: { page: 0, size: max, sort: 'created,desc', filter },
    }),
  )
  return (
    <>
      {answer.isPending && (
        <div className={css['state']}>
          <Skeleton lines={2} />
        </div>
      )}
      {answer.isError && (
        <div className={css['state']}>
          {subject.filter.quoteId !== undefined && <p>{t('documents:quote.listFailed')}</p>}
          <QueryFailed answer={answer} isSmall />
        </div>
      )}
      {answer.data?.content.length === 0 && (
        <p className={css['state']}>{t('portal:table.noData')}</p>
      )}
      <ul className={css['papers']}>
        {answer.data?.content.map((entry) => (
          <Paper key={entry.id} entry={entry} mark={mark?.(entry.created)} />
        ))}
      </ul>
    </>
  )
}

const Paper = ({ entry, mark }: { readonly entry: DocumentEntry; readonly mark: ReactNode }) => {
  const css = useStyles(styles)
  const { t, label, instant, bytes } = useFormats(entry.timezone)
  const context = useActionContext()
  return (
    <li className={css['paper']}>
      <span className={css['paperName']} title={entry.docName}>
        {entry.docName}
      </span>
      <span className={css['paperFacts']}>
        {label('documents:kinds', entry.docType)} · {instant(entry.created)} · {bytes(entry.size)}
        {mark}
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
