import type { UseFormReturn } from 'react-hook-form'
import type { FormName, SecurityForm } from '#core/insurance/security/form.ts'
import {
  assessmentQuestions,
  p250Questions,
  questions,
  socialEngineeringQuestions,
} from '#core/insurance/security/questions.ts'
import {
  askedDetails,
  askedQuestions,
  isDetailRequired,
  isOpen,
  isRequired,
  type SecurityContext,
} from '#core/insurance/security/rules.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { FormSelect } from '../../frame/forms/FormSelect.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { FormYesNo } from '../../frame/forms/FormYesNo.tsx'
import styles from './security.styles.css'
import { useQuestionText } from './use-question-text.ts'

type AnyQuestion = (typeof questions)[number] | (typeof p250Questions)[number]
type Group = 'assessment' | 'socialEngineering' | 'controls' | 'history' | 'p250'

const pastFrom = questions.findIndex(({ name }) => name === 'changeInScope')

/** The heading that a question stands under. */
const groupOf = (question: AnyQuestion): Group => {
  const { name } = question
  if (assessmentQuestions.some((each) => each === name)) return 'assessment'
  if (socialEngineeringQuestions.some((each) => each === name)) return 'socialEngineering'
  if (p250Questions.some((each) => each.name === name)) return 'p250'
  return questions.findIndex((each) => each.name === name) < pastFrom ? 'controls' : 'history'
}

const groups: readonly Group[] = ['assessment', 'socialEngineering', 'controls', 'p250', 'history']

interface QuestionProps {
  readonly form: UseFormReturn<SecurityForm>
  readonly question: AnyQuestion
  readonly isNeeded: boolean
}

const Question = ({ form, question, isNeeded }: QuestionProps) => {
  const text = useQuestionText()
  const { name, kind } = question
  const label = text.question(name)
  if (kind === 'yesNo')
    return <FormYesNo form={form} name={name} label={label} isRequired={isNeeded} />
  if (kind === 'text')
    return <FormText form={form} name={name} label={label} isLong isOptional={!isNeeded} />
  const choices = question.choices.map((value) => ({ value, label: text.choice(name, value) }))
  return (
    <FormSelect
      form={form}
      name={name}
      label={label}
      choices={choices}
      placeholder={text.t('security:choose')}
    />
  )
}

/** The questions of a product, by group; those that depend on an answer follow it. */
export const QuestionFields = ({
  form,
  context,
}: {
  readonly form: UseFormReturn<SecurityForm>
  readonly context: SecurityContext
}) => {
  const css = useStyles(styles)
  const { t } = useQuestionText()
  const values: Readonly<Record<FormName, string>> = form.watch()
  const open = [
    ...askedQuestions(context)
      .filter((question) => isOpen(question, values))
      .map((question) => ({ question, isNeeded: isRequired(question, context, values) })),
    ...askedDetails(context).map((question) => ({
      question,
      isNeeded: isDetailRequired(question, values),
    })),
  ]
  return groups.map((group) => {
    const shown = open.filter(({ question }) => groupOf(question) === group)
    if (shown.length === 0) return null
    return (
      <section key={group} className={css['group']} aria-labelledby={`security-${group}`}>
        <h3 className={css['groupName']} id={`security-${group}`}>
          {t(`security:group.${group}`)}
        </h3>
        {shown.map(({ question, isNeeded }) => (
          <div key={question.name} id={`security-${question.name}`} className={css['question']}>
            <Question form={form} question={question} isNeeded={isNeeded} />
          </div>
        ))}
      </section>
    )
  })
}
