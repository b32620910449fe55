import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { answerSocialEngineering } from '#core/insurance/security/endpoints.ts'
import { socialEngineering, type SocialEngineeringAnswer } from '#core/insurance/security/model.ts'
import { socialEngineeringQuestions } from '#core/insurance/security/questions.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'
import formStyles from '../../frame/dialogs/dialog-form.styles.css'
import { FormYesNo } from '../../frame/forms/FormYesNo.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useQuestionText } from './use-question-text.ts'

const answer = z.string().check(z.minLength(1, 'security:answerRequired'))

/** The three answers, each empty until it is chosen. */
const shape = z.object({
  isVerifyingBankAccounts: answer,
  isAuthenticatingFundTransferRequests: answer,
  isPreventingUnauthorizedWireTransfers: answer,
})
type Values = z.output<typeof shape>

const start: Values = {
  isVerifyingBankAccounts: '',
  isAuthenticatingFundTransferRequests: '',
  isPreventingUnauthorizedWireTransfers: '',
}

/** The social-engineering questionnaire (spec 3 §5): all three answers are required. */
export const SocialEngineeringDialog = ({
  input: { accountId },
  finish,
}: DialogProps<{ accountId: string }, SocialEngineeringAnswer>) => {
  const css = useStyles(formStyles)
  const { t, question } = useQuestionText()
  const { api } = usePortal()
  const id = useId()
  const { form, isDirty, forget } = useDraftForm<Values>({
    shape,
    start,
    record: `social-engineering.${accountId}`,
  })
  const [failure, setFailure] = useState<string>()

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      const body = socialEngineering.parse({ accountId, ...values })
      const answered = await api.call(answerSocialEngineering, { body })
      forget()
      finish(answered)
    } catch (error) {
      setFailure(
        error instanceof ClientError ? error.message : t('security:socialEngineering.failed'),
      )
    }
  })

  return (
    <DialogFrame
      title={t('security:group.socialEngineering')}
      lead={t('security:socialEngineering.lead')}
      isDirty={isDirty}
      onDiscard={forget}
      footer={
        <>
          <DialogClose>{t('common:action.cancel')}</DialogClose>
          <Button variant="primary" type="submit" form={id} busy={form.formState.isSubmitting}>
            {t('security:socialEngineering.check')}
          </Button>
        </>
      }
    >
      <form id={id} className={css['form']} noValidate onSubmit={(event) => void send(event)}>
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        {socialEngineeringQuestions.map((name) => (
          <FormYesNo key={name} form={form} name={name} label={question(name)} isRequired />
        ))}
      </form>
    </DialogFrame>
  )
}
