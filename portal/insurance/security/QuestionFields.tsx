import type { UseFormReturn } from 'react-hook-form'
import type { SecurityForm } from '#core/insurance/security/form.ts'
import type { SecurityContext } from '#core/insurance/security/rules.ts'
import { QuestionList } from '#widgets/security-questions/QuestionList.tsx'
import { useFieldErrorText } from '../../frame/forms/use-field-error-text.ts'

/** The questions of embedders as fields of a form of the portal. */
export const QuestionFields = ({
  form,
  context,
}: {
  readonly form: UseFormReturn<SecurityForm>
  readonly context: SecurityContext
}) => {
  const errorText = useFieldErrorText()
  const { errors, isSubmitted } = form.formState
  return (
    <QuestionList
      context={context}
      values={form.watch()}
      errorOf={(name) => errorText(errors[name]?.message)}
      onValue={(name, value) =>
        form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted })
      }
      onLeave={(name) => void form.trigger(name)}
    />
  )
}
