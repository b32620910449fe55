import type { UseFormReturn } from 'react-hook-form'
import type { FormName, SecurityForm } from '#core/insurance/security/form.ts'
import type { SecurityContext } from '#core/insurance/security/rules.ts'
import { AnswersConflict } from '#widgets/security-questions/AnswersConflict.tsx'
import { QuestionList } from '#widgets/security-questions/QuestionList.tsx'
import { useFieldErrorText } from '../../frame/forms/field-texts.ts'
import type { Conflict } from './use-security-form.ts'

/** The form is longer than a screen, and the user may be at its other end. */
const scrollIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' })

/** The embeddable questions as fields of a portal form, with changes by other users. */
export const QuestionFields = ({
  form,
  context,
  conflict,
}: {
  readonly form: UseFormReturn<SecurityForm>
  readonly context: SecurityContext
  readonly conflict: Conflict | undefined
}) => {
  const errorText = useFieldErrorText()
  const { errors, isSubmitted } = form.formState
  const values = form.watch()
  const set = (name: FormName, value: string): void =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted })
  return (
    <>
      <QuestionList
        context={context}
        values={values}
        errorOf={(name) => errorText(errors[name]?.message)}
        onValue={set}
        onLeave={(name) => void form.trigger(name)}
      />
      {conflict && (
        <div ref={scrollIntoView}>
          <AnswersConflict {...conflict} values={values} onValue={set} />
        </div>
      )}
    </>
  )
}
