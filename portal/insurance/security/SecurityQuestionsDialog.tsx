import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { extendedProductOf } from '#core/insurance/products/security-forms.ts'
import { getSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import type { SecurityAnswersRecord } from '#core/insurance/security/model.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useQuestionText } from '#widgets/security-questions/use-question-text.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'
import styles from '../../frame/dialogs/dialog-form.styles.css'
import { useInvalidFocus } from '../../frame/forms/use-invalid-focus.ts'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { ProductSelect } from './ProductSelect.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import type { QuestionsInput } from './security-dialogs.ts'
import { useSecurityForm } from './use-security-form.ts'

interface Asked extends QuestionsInput {
  readonly record: SecurityAnswersRecord
}

/** The form of the questions, with changes that other users saved meanwhile. */
const Questions = ({ input, finish }: Pick<DialogProps<Asked, true>, 'input' | 'finish'>) => {
  const css = useStyles(styles)
  const { t } = useQuestionText()
  const id = useId()
  const [product, setProduct] = useState(() => extendedProductOf(input.product))
  const { form, isDirty, context, failure, conflict, save, forget } = useSecurityForm({
    ...input,
    product,
    onSaved: () => finish(true),
  })
  const { submitCount, isSubmitting } = form.formState
  const element = useInvalidFocus(submitCount)
  return (
    <DialogFrame
      title={t('security:title')}
      lead={t('security:lead')}
      isDirty={isDirty}
      onDiscard={forget}
      footer={
        <>
          <DialogClose>{t('common:action.cancel')}</DialogClose>
          <Button variant="primary" type="submit" form={id} disabled={!isDirty} busy={isSubmitting}>
            {t('security:save')}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={id}
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        {input.product === undefined && (
          <ProductSelect accountId={input.accountId} value={product} onValue={setProduct} />
        )}
        <QuestionFields form={form} context={context} conflict={conflict} />
      </form>
    </DialogFrame>
  )
}

/**
 * The security questions of an account in a product's variant (spec 2 §2, "Modals"): the quote's,
 * or the chosen one.
 */
export const SecurityQuestionsDialog = ({
  input,
  ...closing
}: DialogProps<QuestionsInput, true>) => {
  const { t } = useQuestionText()
  // Loaded here, because a dialog that suspends after opening would close.
  useWording('products')
  const { queries } = usePortal()
  const answer = useQuery({
    ...queries.options(getSecurityAnswers, { params: { accountId: input.accountId } }),
    // The save is rejected if the answers changed meanwhile.
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
