import { editNote, listNotes } from '#core/insurance/notes/endpoints.ts'
import { noteText, type NoteText } from '#core/insurance/notes/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog } from '../../frame/dialogs/form-dialog.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'

interface Input {
  readonly accountId: string
  readonly noteId: string
  readonly text: string
}

/** Edits one of the viewer's notes. */
export const EditNoteDialog = formDialog<Input, NoteText>({
  useSettings: ({ accountId, noteId, text }) => {
    const t = useWording('notes')
    const { api, queries } = usePortal()
    return {
      title: t('notes:editTitle'),
      lead: t('notes:lead'),
      submit: t('notes:save'),
      isEdit: true,
      shape: noteText,
      start: { text },
      record: `note.${noteId}`,
      failed: t('notes:failed'),
      done: () => t('notes:saved'),
      send: async (body) => {
        await api.call(editNote, { params: { accountId, noteId }, body })
        await queries.refresh(listNotes)
      },
    }
  },
  Fields: ({ form }) => {
    const t = useWording('notes')
    return <FormText form={form} name="text" label={t('notes:text')} isMultiline />
  },
})
