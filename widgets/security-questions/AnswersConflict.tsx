import type { FormName, SecurityForm } from '#core/insurance/security/form.ts'
import { Notice } from '../kit/Notice.tsx'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { useStyles } from '../react/use-styles.ts'
import styles from './security-questions.styles.css'
import { useQuestionText } from './use-question-text.ts'

interface AnswersConflictProps {
  readonly names: readonly FormName[]
  readonly mine: SecurityForm
  readonly theirs: SecurityForm
  /** The current answers in the form. */
  readonly values: SecurityForm
  readonly onValue: (name: FormName, value: string) => void
}

/** Both answers to each question that somebody else answered differently, to choose from. */
export function AnswersConflict({ names, mine, theirs, values, onValue }: AnswersConflictProps) {
  const css = useStyles(styles)
  const { t, question, answer } = useQuestionText()
  const shown = (name: FormName, value: string) => answer(name, value) ?? t('security:notAnswered')
  return (
    <Notice tone="warning" title={t('security:conflict.title')}>
      {t('security:conflict.lead')}
      <div className={css['choices']}>
        {names.map((name) => (
          <RadioGroup
            key={name}
            label={question(name)}
            choices={[
              {
                value: 'mine',
                label: `${t('security:conflict.yours')}: ${shown(name, mine[name])}`,
              },
              {
                value: 'theirs',
                label: `${t('security:conflict.theirs')}: ${shown(name, theirs[name])}`,
              },
            ]}
            value={values[name] === theirs[name] ? 'theirs' : 'mine'}
            onValue={(choice) => onValue(name, choice === 'mine' ? mine[name] : theirs[name])}
          />
        ))}
      </div>
    </Notice>
  )
}
