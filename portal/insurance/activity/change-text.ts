import type { ActivityChange, ActivityEntry } from '#core/insurance/activity/model.ts'
import type { FormName } from '#core/insurance/security/form.ts'
import { p250Questions, questions } from '#core/insurance/security/questions.ts'
import type { Formats } from '../../frame/formats/formats.ts'
import { answerText, questionText } from '../security/use-question-text.ts'

const questionNames: readonly FormName[] = [...questions, ...p250Questions].map(({ name }) => name)

/** A changed field with both values, in the words of its form. */
export const changeText = (
  { t, label }: Pick<Formats, 't' | 'label'>,
  subject: ActivityEntry['subject'],
  { field, before, after }: ActivityChange,
): string => {
  const name = subject === 'security' ? questionNames.find((each) => each === field) : undefined
  const shown = (value: string | null): string => {
    if (value === null) return t('activity:empty')
    return name === undefined ? value : (answerText(t, name, value) ?? value)
  }
  return t('activity:change', {
    field: name === undefined ? label('activity:fields', field) : questionText(t, name),
    before: shown(before),
    after: shown(after),
  })
}
