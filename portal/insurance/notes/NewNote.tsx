import { useState } from 'react'
import { sentences } from '#core/foundation/wording/sentences.ts'
import { isCancelled } from '#core/foundation/errors/client-error.ts'
import { addNote, listNotes } from '#core/insurance/notes/endpoints.ts'
import { noteText, type NoteText } from '#core/insurance/notes/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Form } from '../../frame/forms/Form.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { DraftGuard } from '../../frame/forms/DraftGuard.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

const start: NoteText = { text: '' }

/** Adds a note to an account. */
export const NewNote = ({ accountId }: { readonly accountId: string }) => {
  const t = useWording('notes')
  const { api, queries, notifications } = usePortal()
  const [failure, setFailure] = useState<string>()
  const draft = useDraftForm<NoteText>({
    shape: noteText,
    start,
    record: `note.new.${accountId}`,
  })
  const { form, isDirty, refuse, forget } = draft

  const send = form.handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      await api.call(addNote, { params: { accountId }, body })
      form.reset(start)
      forget()
      notifications.show('success', t('notes:saved'))
      await queries.refresh(listNotes)
    } catch (error) {
      if (isCancelled(error)) return
      const reason = refuse(error)
      setFailure(sentences(t('notes:failed'), reason))
    }
  })

  return (
    <Form
      layout="tab"
      failure={failure}
      submit={{ label: t('notes:add'), isBusy: form.formState.isSubmitting, isReady: isDirty }}
      onSubmit={send}
    >
      <DraftGuard draft={draft} />
      <FormText form={form} name="text" label={t('notes:text')} isMultiline />
    </Form>
  )
}
