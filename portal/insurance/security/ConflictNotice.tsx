import type { UseFormReturn } from 'react-hook-form'
import type { SecurityForm } from '#core/insurance/security/form.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { RadioGroup } from '#widgets/kit/RadioGroup.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import styles from './security.styles.css'
import { useQuestionText } from './use-question-text.ts'
import type { Conflict } from './use-security-form.ts'

/** Both answers of each question that somebody else answered differently, to choose from. */
export const ConflictNotice = ({
  form,
  conflict: { mine, theirs, names },
}: {
  readonly form: UseFormReturn<SecurityForm>
  readonly conflict: Conflict
}) => {
  const css = useStyles(styles)
  const { t, question, answer } = useQuestionText()
  const values = form.watch()
  const shown = (name: (typeof names)[number], value: string) =>
    answer(name, value) ?? t('security:notAnswered')
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
            onValue={(choice) =>
              form.setValue(name, choice === 'mine' ? mine[name] : theirs[name], {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          />
        ))}
      </div>
    </Notice>
  )
}
