import { useMemo, useState, type SyntheticEvent } from 'react'
import { ClientError, isCancelled } from '#core/foundation/errors/client-error.ts'
import { fillSubjectivity } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { subjectivityRules } from '#core/insurance/quotes/subjectivities/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { FieldError } from '#widgets/kit/FieldError.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { OtherDraft } from '#widgets/kit/OtherDraft.tsx'
import { TextArea } from '#widgets/kit/TextArea.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { markedFields, type MarkedFields } from '../../../frame/errors/marked-fields.ts'
import { DraftGuard } from '../../../frame/forms/DraftGuard.tsx'
import { FileButton } from '../../../frame/forms/FileButton.tsx'
import { useDraftText } from '../../../frame/forms/use-draft-text.ts'
import { useEncodedFile } from '../../../frame/forms/use-encoded-file.ts'
import { useFileDraft } from '../../../frame/forms/use-file-draft.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import styles from './subjectivities.styles.css'

interface AnswerFormProps {
  readonly quoteId: string
  readonly subjectivityId: string
  /** The text of the subjectivity. */
  readonly text: string
  readonly onAnswered: () => void
}

const fields = ['answer', 'file'] as const

type Errors = MarkedFields<(typeof fields)[number]>['errors']

/** The form of the insured's answer to one subjectivity: a text, a file, or both. */
export const AnswerForm = ({ quoteId, subjectivityId, text, onAnswered }: AnswerFormProps) => {
  const css = useStyles(styles)
  const t = useWording('subjectivities')
  const { api } = usePortal()
  const draft = useDraftText({ record: `answer-subjectivity.${subjectivityId}`, name: 'answer' })
  const [answer, setAnswer] = useState(draft.start)
  const file = useFileDraft(subjectivityId)
  const { attached } = file
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const chosen = useEncodedFile({
    maxBytes: subjectivityRules.maxBytes,
    tooLarge: t('subjectivities:error.fileTooLarge'),
    onFile(encoded) {
      setErrors({})
      void file.attach(encoded)
    },
  })

  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending || chosen.isBusy) return
    if (answer.trim() === '' && attached === undefined) {
      setErrors({ answer: t('subjectivities:error.answer') })
      return
    }
    setErrors({})
    chosen.clear()
    setFailure(undefined)
    setSending(true)
    try {
      const params = { id: quoteId, subjectivityId }
      await api.call(fillSubjectivity, { params, body: { answer, ...attached }, isShown: true })
      draft.forget()
      await file.forget()
      onAnswered()
    } catch (error) {
      if (!isCancelled(error) && error instanceof ClientError) {
        const marked = markedFields(error, fields)
        setErrors(marked.errors)
        setFailure(marked.failure)
      }
    }
    setSending(false)
  }
  const type = (typed: string) => {
    setAnswer(typed)
    draft.keep(typed)
  }
  const restored = useMemo(
    () => [...draft.restored, ...(file.isRestored ? ['file'] : [])],
    [draft.restored, file.isRestored],
  )
  const forget = () => {
    draft.forget()
    void file.forget()
  }
  const discard = () => {
    setAnswer('')
    draft.forget()
    void file.discard()
  }
  const hasOther = draft.other !== undefined || file.other !== undefined
  const takeOther = () => {
    if (draft.other !== undefined) type(draft.other)
    if (file.other !== undefined) void file.attach(file.other)
  }
  const fileError = errors.file ?? chosen.failure

  return (
    <form
      className={css['answer']}
      noValidate
      aria-label={t('subjectivities:fillAction', { text })}
      onSubmit={(event) => void send(event)}
    >
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      <DraftGuard
        draft={{
          isDirty: answer !== '',
          restored: { names: restored, onDiscard: discard },
          forget,
        }}
        hasMore={attached !== undefined}
      />
      <OtherDraft onTake={hasOther ? takeOther : undefined} />
      <Field label={t('subjectivities:answer')} error={errors.answer}>
        <TextArea name="answer" value={answer} maxLength={2_000} onValue={type} />
      </Field>
      <div className={css['actions']}>
        <FileButton
          label={t('subjectivities:choose')}
          name="file"
          accept={subjectivityRules.accept}
          isBusy={chosen.isBusy}
          onFile={(file) => void chosen.choose(file)}
        />
        <Button type="submit" busy={isSending}>
          {t('subjectivities:send')}
        </Button>
      </div>
      {attached && (
        <p className={css['muted']}>{t('subjectivities:chosen', { file: attached.fileName })}</p>
      )}
      {fileError !== undefined && <FieldError>{fileError}</FieldError>}
    </form>
  )
}
