import { missingAnswers } from '#core/insurance/security/rules.ts'
import { savedOf } from '#core/insurance/security/form.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { RestoredDraft } from '#widgets/kit/RestoredDraft.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useEditedPart } from '../../frame/actions/RecordEditsProvider.tsx'
import { Form } from '../../frame/forms/Form.tsx'
import { LeaveGuard } from '../../frame/forms/LeaveGuard.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { missingAnswersDialog } from './missing-answers-dialog.ts'
import { useQuestionText } from '#widgets/security-questions/use-question-text.ts'
import { useSecurityForm, type SecurityFormInput } from './use-security-form.ts'

const focusQuestion = (name: string): void => {
  const question = document.getElementById(`security-${name}`)
  question?.scrollIntoView({ block: 'center' })
  question?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}

/** The questions of an account as a form, with missing answers and changes by other users. */
export const SecurityAnswers = (input: SecurityFormInput) => {
  const { t, question } = useQuestionText()
  const { dialogs } = usePortal()
  const { form, isDirty, restored, context, failure, conflict, forget, save } =
    useSecurityForm(input)
  const { fields, p250Details } = savedOf(form.watch())
  const missing = missingAnswers(context, fields, p250Details).map(({ name }) => name)

  // Changes are not listed one by one, because one answer may affect another question.
  useEditedPart(isDirty, { changes: () => [], save })

  const showMissing = async () => {
    const name = await dialogs.open(missingAnswersDialog, { names: missing })
    // Runs after the dialog has returned the focus to its button.
    if (name !== undefined) requestAnimationFrame(() => focusQuestion(name))
  }

  return (
    <Form
      layout="tab"
      failure={failure}
      errorAtEnd
      submit={{
        label: t('security:save'),
        isBusy: form.formState.isSubmitting,
        isReady: isDirty,
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (isDirty) void save()
      }}
    >
      <LeaveGuard isDirty={isDirty} onLeave={forget} />
      {restored.names.length > 0 && (
        <RestoredDraft
          fields={restored.names.map((name) => question(name))}
          onDiscard={restored.onDiscard}
        />
      )}
      {missing.length > 0 && (
        <Notice
          tone="info"
          quiet
          actions={
            <Button size="small" onClick={() => void showMissing()}>
              {t('security:showMissing')}
            </Button>
          }
        >
          {t('security:missing', { count: missing.length })}
        </Notice>
      )}
      <QuestionFields form={form} context={context} conflict={conflict} />
    </Form>
  )
}
