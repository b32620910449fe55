import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { answerSocialEngineering, getSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { socialEngineering, type SocialEngineeringAnswer } from '#core/insurance/security/model.ts'
import { socialEngineeringQuestions } from '#core/insurance/security/questions.ts'
import { useQuestionText } from '#widgets/security-questions/use-question-text.ts'
import { answerDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FormYesNo } from '../../frame/forms/FormYesNo.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { socialEngineeringUnavailableDialog } from './security-dialogs.ts'

interface Input {
  readonly accountId: string
}

const answer = z.string().check(z.minLength(1, 'security:answerRequired'))

/** The three answers, each empty until chosen. */
const shape = z.object({
  isVerifyingBankAccounts: answer,
  isAuthenticatingFundTransferRequests: answer,
  isPreventingUnauthorizedWireTransfers: answer,
})
type Values = z.output<typeof shape>

/** The questionnaire with the saved answers. */
const useStart = (accountId: string): Values => {
  const { queries } = usePortal()
  const { fields } = useSuspenseQuery(
    queries.options(getSecurityAnswers, { params: { accountId } }),
  ).data
  return useMemo(
    () => ({
      isVerifyingBankAccounts: fields.isVerifyingBankAccounts ?? '',
      isAuthenticatingFundTransferRequests: fields.isAuthenticatingFundTransferRequests ?? '',
      isPreventingUnauthorizedWireTransfers: fields.isPreventingUnauthorizedWireTransfers ?? '',
    }),
    [fields],
  )
}

const Fields = ({ form }: FormFieldsProps<Input, Values>) => {
  const { question } = useQuestionText()
  return socialEngineeringQuestions.map((name) => (
    <FormYesNo key={name} form={form} name={name} label={question(name)} isRequired />
  ))
}

/** The social-engineering questionnaire (spec 3 §5): all three answers are required. */
export const SocialEngineeringDialog = answerDialog<Input, Values, SocialEngineeringAnswer>({
  useSettings({ accountId }) {
    const { t } = useQuestionText()
    const { api, dialogs, notifications } = usePortal()
    const start = useStart(accountId)
    return {
      title: t('security:group.socialEngineering'),
      lead: t('security:socialEngineering.lead'),
      submit: t('security:socialEngineering.check'),
      shape,
      start,
      record: `social-engineering.${accountId}`,
      failed: t('security:socialEngineering.failed'),
      async send(values) {
        const answered = await api.call(answerSocialEngineering, {
          body: socialEngineering.parse({ accountId, ...values }),
        })
        const { reason } = answered
        if (answered.socialEngineering)
          notifications.show('success', t('security:socialEngineering.offered'))
        // Opens after this dialog closes.
        else void dialogs.openNext(socialEngineeringUnavailableDialog, { reason: [...reason] })
        return answered
      },
    }
  },
  Fields,
})
