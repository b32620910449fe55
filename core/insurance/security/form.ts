import * as z from 'zod/mini'
import type { SecurityAnswersRecord, SecurityAnswersSave } from './model.ts'
import {
  maxAnswerLength,
  p250Questions,
  questions,
  type P250Name,
  type QuestionName,
} from './questions.ts'
import { missingAnswers, applicableAnswers, type SecurityContext } from './rules.ts'

/** A question of the form: a security question or a backup detail. */
export type FormName = QuestionName | P250Name

/** Form values: a string for each question, empty if not answered. */
export type SecurityForm = Readonly<Record<FormName, string>>

const names: readonly FormName[] = [...questions, ...p250Questions].map(({ name }) => name)

/** The shape of a question's name. */
export const formName = z.custom<FormName>((value) => names.some((name) => name === value))

/** The form values of saved answers. */
export const formOf = ({
  fields,
  p250Details,
}: Pick<SecurityAnswersRecord, 'fields' | 'p250Details'>): SecurityForm => {
  const saved: Readonly<Record<string, string | number | undefined>> = {
    ...fields,
    ...p250Details,
  }
  // the list has all names of the type
  return Object.fromEntries(
    names.map((name) => [name, saved[name] === undefined ? '' : `${saved[name]}`]),
  ) as SecurityForm
}

const answersOf = (
  form: SecurityForm,
  asked: readonly { readonly name: FormName }[],
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    asked.flatMap(({ name }) => {
      const text = form[name].trim()
      if (text === '') return []
      return [[name, name === 'claimHistory' ? Number(text) : text]]
    }),
  )

/** The wire form of the answers. */
export const savedOf = (
  form: SecurityForm,
): Required<Pick<SecurityAnswersSave, 'fields' | 'p250Details'>> => ({
  // form fields have values of the shapes' enums or free text
  fields: applicableAnswers(answersOf(form, questions)),
  p250Details: answersOf(form, p250Questions),
})

/** The form's shape: the rules of the call, with each error at its question. */
/*@__NO_SIDE_EFFECTS__*/
export const securityFormFor = (
  context: SecurityContext,
): z.ZodMiniType<SecurityForm, SecurityForm> => {
  const text = z.string().check(z.maxLength(maxAnswerLength, 'textTooLong'))
  const shape = Object.fromEntries(names.map((name) => [name, text])) as Record<
    FormName,
    typeof text
  >
  return z.object(shape).check((check) => {
    const { fields, p250Details } = savedOf(check.value)
    for (const { name } of missingAnswers(context, fields, p250Details)) {
      check.issues.push({
        code: 'custom',
        input: check.value[name],
        path: [name],
        message: 'security:answerRequired',
      })
    }
  })
}

/** The questions with different answers in two forms, in display order. */
export const differing = (one: SecurityForm, other: SecurityForm): readonly FormName[] =>
  names.filter((name) => one[name].trim() !== other[name].trim())

/** Applies a form's local changes to somebody else's answers. */
export const mergedForm = ({
  mine,
  base,
  theirs,
}: {
  readonly mine: SecurityForm
  /** The form as read. */
  readonly base: SecurityForm
  readonly theirs: SecurityForm
}): SecurityForm => {
  const own = differing(mine, base).map((name) => [name, mine[name]])
  return { ...theirs, ...Object.fromEntries(own) }
}
