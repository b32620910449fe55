import { useQuery } from '@tanstack/react-query'
import { listNotes } from '#core/insurance/notes/endpoints.ts'
import type { Note } from '#core/insurance/notes/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { AccountViewProps } from '../accounts/account-part.ts'
import { NewNote } from './NewNote.tsx'
import { editNoteDialog } from './note-dialogs.ts'
import styles from './notes.styles.css'

const NoteItem = ({ note }: { readonly note: Note }) => {
  const css = useStyles(styles)
  const t = useWording('notes')
  const { dateTime } = useFormats()
  const { dialogs } = usePortal()
  const { accountId, id: noteId, text } = note
  return (
    <li className={css['note']}>
      <p className={css['text']}>{text}</p>
      <div className={css['line']}>
        <span>
          {t('notes:by', { name: note.userName, date: dateTime(note.created) })}
          {note.modified !== note.created &&
            ` · ${t('notes:edited', { date: dateTime(note.modified) })}`}
        </span>
        {note.mayEdit && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => void dialogs.open(editNoteDialog, { accountId, noteId, text })}
          >
            {t('notes:edit')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The notes of an account, newest first, and the form that adds one. */
export const NotesPart = ({ account }: AccountViewProps) => {
  const css = useStyles(styles)
  const t = useWording('notes')
  const { queries } = usePortal()
  const answer = useQuery(queries.options(listNotes, { params: { accountId: account.id } }))
  const notes = answer.data?.content
  return (
    <div className={css['body']}>
      <Card title={t('notes:title')}>
        <p className={css['lead']}>{t('notes:lead')}</p>
        <NewNote accountId={account.id} />
      </Card>
      <Card>
        {answer.isPending && <Skeleton lines={4} />}
        <QueryFailed answer={answer} />
        {notes?.length === 0 && <p className={css['line']}>{t('notes:none')}</p>}
        {notes !== undefined && notes.length > 0 && (
          <ul className={css['list']}>
            {notes.map((note) => (
              <NoteItem key={note.id} note={note} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
