import { securityQuestions } from '#core/insurance/products/questions.ts'
import { p250Questions, questions } from '#core/insurance/security/questions.ts'
import type { FormName } from '#core/insurance/security/form.ts'
import type { Translate } from '#core/foundation/wording/wording.ts'
import { useWording } from '../react/use-wording.ts'

const kinds = new Map([...questions, ...p250Questions].map(({ name, kind }) => [name, kind]))

/** The text of a question. */
export const questionText = (t: Translate, name: FormName): string => {
  const assessed = securityQuestions.find((question) => question === name)
  if (assessed !== undefined) return t(`rating:questions.${assessed}`)
  // the other names are keys of this domain's texts
  return t(`security:questions.${name as Exclude<FormName, (typeof securityQuestions)[number]>}`)
}

/** The text of an answer in the form; undefined when there is none. */
export const answerText = (t: Translate, name: FormName, answer: string): string | undefined => {
  if (answer === '') return undefined
  if (kinds.get(name) === 'yesNo')
    return t(answer === 'YES' ? 'rating:answers.YES' : 'rating:answers.NO')
  if (kinds.get(name) === 'text') return answer
  return choiceText(t, name, answer)
}

/** The text of a choice. */
export const choiceText = (t: Translate, name: FormName, choice: string): string =>
  name === 'claimHistory'
    ? t(`rating:claimHistory.${choice as '0'}`)
    : t(`security:frequency.${choice as 'WEEKLY'}`)

/** The texts of questions and answers. */
export const useQuestionText = () => {
  const t = useWording('security', 'rating')
  return {
    t,
    question: (name: FormName) => questionText(t, name),
    answer: (name: FormName, value: string) => answerText(t, name, value),
    choice: (name: FormName, value: string) => choiceText(t, name, value),
  }
}
