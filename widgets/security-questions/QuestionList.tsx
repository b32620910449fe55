import type { FormName, SecurityForm } from '#core/insurance/security/form.ts'
import { groupedQuestions, type AskedQuestion } from '#core/insurance/security/groups.ts'
import type { SecurityContext } from '#core/insurance/security/rules.ts'
import { Field } from '../kit/Field.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { Select } from '../kit/Select.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { useStyles } from '../react/use-styles.ts'
import styles from './security-questions.styles.css'
import { useQuestionText } from './use-question-text.ts'

interface QuestionListProps {
  readonly context: SecurityContext
  readonly values: SecurityForm
  readonly errorOf: (name: FormName) => string | undefined
  readonly onValue: (name: FormName, value: string) => void
  /** Called when a question loses the focus. */
  readonly onLeave?: (name: FormName) => void
}

const Question = ({
  asked: { question, isNeeded },
  values,
  errorOf,
  onValue,
  onLeave,
}: Omit<QuestionListProps, 'context'> & { readonly asked: AskedQuestion }) => {
  const text = useQuestionText()
  const { name, kind } = question
  const label = text.question(name)
  const [value, error] = [values[name], errorOf(name)]
  const leave = () => onLeave?.(name)
  if (kind === 'yesNo') {
    const choices = [
      { value: 'YES', label: text.t('rating:answers.YES') },
      { value: 'NO', label: text.t('rating:answers.NO') },
    ] as const
    return (
      <SegmentedControl
        label={label}
        required={isNeeded}
        choices={choices}
        value={choices.find((choice) => choice.value === value)?.value}
        onValue={(chosen) => onValue(name, chosen)}
        error={error}
      />
    )
  }
  if (kind === 'text')
    return (
      <Field label={label} optional={!isNeeded} error={error}>
        <TextArea
          name={name}
          aria-required={isNeeded}
          value={value}
          onValue={(typed) => onValue(name, typed)}
          onBlur={leave}
        />
      </Field>
    )
  return (
    <Field label={label} error={error}>
      <Select
        name={name}
        aria-required={isNeeded}
        placeholder={text.t('security:choose')}
        choices={question.choices.map((each) => ({ value: each, label: text.choice(name, each) }))}
        value={value}
        onValue={(chosen) => onValue(name, chosen)}
        onBlur={leave}
      />
    </Field>
  )
}

/** The questions of a product by group. Dependent questions follow their answer. */
export function QuestionList({ context, ...rest }: QuestionListProps) {
  const css = useStyles(styles)
  const { t } = useQuestionText()
  return groupedQuestions(context, rest.values).map(([group, asked]) => (
    <section key={group} className={css['group']} aria-labelledby={`security-${group}`}>
      <h3 className={css['groupName']} id={`security-${group}`}>
        {t(`security:group.${group}`)}
      </h3>
      {asked.map((each) => (
        <div
          key={each.question.name}
          id={`security-${each.question.name}`}
          className={css['question']}
        >
          <Question asked={each} {...rest} />
        </div>
      ))}
    </section>
  ))
}
