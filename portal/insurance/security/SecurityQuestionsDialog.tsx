import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getSecurityAnswers, saveSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import {
  formOf,
  savedOf,
  securityFormFor,
  type SecurityForm,
} from '#core/insurance/security/form.ts'
import { extendedProductOf } from '#core/insurance/products/security-forms.ts'
import type { SecurityAnswersRecord } from '#core/insurance/security/model.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useQuestionText } from '#widgets/security-questions/use-question-text.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { QuestionFields } from './QuestionFields.tsx'
import type { QuestionsInput } from './security-dialogs.ts'

interface Asked extends QuestionsInput {
  readonly record: SecurityAnswersRecord
}

const Fields = ({ input, form }: FormFieldsProps<Asked, SecurityForm>) => (
  <QuestionFields form={form} context={input} />
)

const Questions = formDialog<Asked, SecurityForm>({
  useSettings({ accountId, product: asked, coverages, record }) {
    const product = extendedProductOf(asked)
    const { t } = useQuestionText()
    const { api, queries } = usePortal()
    const shape = useMemo(() => securityFormFor({ product, coverages }), [product, coverages])
    return {
      title: t('security:title'),
      lead: t('security:lead'),
      submit: t('security:save'),
      shape,
      start: formOf(record),
      record: `security.${accountId}`,
      failed: t('security:failed'),
      done: () => t('security:saved'),
      async send(values) {
        const body = {
          accountId,
          ...savedOf(values),
          ...(product && { product }),
          ...(coverages && { coverages: [...coverages] }),
        }
        await api.call(saveSecurityAnswers, { body, ifMatch: record.modified ?? '' })
        await queries.refresh(getSecurityAnswers)
      },
    }
  },
  Fields,
})

/** The security questions of an account, in the variant of a product (spec 2 §2, "Modals"). */
export const SecurityQuestionsDialog = ({
  input,
  ...closing
}: DialogProps<QuestionsInput, true>) => {
  const { t } = useQuestionText()
  const { queries } = usePortal()
  const answer = useQuery({
    ...queries.options(getSecurityAnswers, { params: { accountId: input.accountId } }),
    // the save is refused when the answers are not the newest
    staleTime: 0,
  })
  if (answer.data === undefined || (answer.isFetching && !answer.isFetchedAfterMount)) {
    return (
      <DialogFrame
        title={t('security:title')}
        lead={t('security:lead')}
        footer={<DialogClose>{t('common:action.cancel')}</DialogClose>}
      >
        {answer.isError ? <QueryFailed answer={answer} /> : <Skeleton lines={8} />}
      </DialogFrame>
    )
  }
  return <Questions input={{ ...input, record: answer.data }} {...closing} />
}
