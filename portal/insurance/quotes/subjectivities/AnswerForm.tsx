import { useState, type SyntheticEvent } from 'react'
import { ClientError, isCancelled } from '#core/foundation/errors/client-error.ts'
import { fillSubjectivity } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { subjectivityRules } from '#core/insurance/quotes/subjectivities/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { TextArea } from '#widgets/kit/TextArea.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { markedFields, type MarkedFields } from '../../../frame/errors/marked-fields.ts'
import { base64Of } from '../../../frame/forms/base64-of.ts'
import { FileButton } from '../../../frame/forms/FileButton.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import styles from './subjectivities.styles.css'

interface AnswerFormProps {
  readonly quoteId: string
  readonly subjectivityId: string
  /** What is asked for. */
  readonly text: string
  readonly onAnswered: () => void
}

type Attached = { readonly fileName: string; readonly file: string }
const fields = ['answer', 'file'] as const

type Errors = MarkedFields<(typeof fields)[number]>['errors']

/** The insured's answer to one subjectivity: a text, a file, or both. */
export const AnswerForm = ({ quoteId, subjectivityId, text, onAnswered }: AnswerFormProps) => {
  const css = useStyles(styles)
  const t = useWording('subjectivities')
  const { api } = usePortal()
  const [answer, setAnswer] = useState('')
  const [attached, setAttached] = useState<Attached>()
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState<'file' | 'send'>()

  const choose = async (file: File) => {
    if (file.size > subjectivityRules.mostBytes) {
      setErrors({ file: t('subjectivities:error.fileTooLarge') })
      return
    }
    setBusy('file')
    setErrors({})
    setAttached({ fileName: file.name.slice(-120), file: await base64Of(file) })
    setBusy(undefined)
  }

  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy !== undefined) return
    if (answer.trim() === '' && attached === undefined) {
      setErrors({ answer: t('subjectivities:error.answer') })
      return
    }
    setErrors({})
    setFailure(undefined)
    setBusy('send')
    try {
      const params = { id: quoteId, subjectivityId }
      await api.call(fillSubjectivity, { params, body: { answer, ...attached }, isShown: true })
      onAnswered()
    } catch (error) {
      if (!isCancelled(error) && error instanceof ClientError) {
        const marked = markedFields(error, fields)
        setErrors(marked.errors)
        setFailure(marked.failure)
      }
    }
    setBusy(undefined)
  }

  return (
    <form
      className={css['answer']}
      noValidate
      aria-label={t('subjectivities:fillAction', { text })}
      onSubmit={(event) => void send(event)}
    >
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      <Field label={t('subjectivities:answer')} error={errors.answer}>
        <TextArea value={answer} maxLength={2_000} onValue={setAnswer} />
      </Field>
      <div className={css['actions']}>
        <FileButton
          label={t('subjectivities:choose')}
          accept={subjectivityRules.accept}
          isBusy={busy === 'file'}
          onFile={(file) => void choose(file)}
        />
        <Button type="submit" busy={busy === 'send'}>
          {t('subjectivities:send')}
        </Button>
      </div>
      {attached && (
        <p className={css['muted']}>{t('subjectivities:chosen', { file: attached.fileName })}</p>
      )}
      {errors.file !== undefined && <p role="alert">{errors.file}</p>}
    </form>
  )
}
