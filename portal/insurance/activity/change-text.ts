import type { ActivityChange, ActivityEntry } from '#core/insurance/activity/model.ts'
import type { FormName } from '#core/insurance/security/form.ts'
import { p250Questions, questions } from '#core/insurance/security/questions.ts'
import { coverageById } from '#core/insurance/products/coverages.ts'
import { periodTextOf } from '#core/insurance/rating/period-text.ts'
import type { Currency } from '#core/foundation/money/money.ts'
import type { Formats } from '../../frame/formats/formats.ts'
import type { WireGroup } from '../../frame/formats/wire-key.ts'
import { answerText, questionText } from '#widgets/security-questions/use-question-text.ts'

const questionNames: readonly FormName[] = [...questions, ...p250Questions].map(({ name }) => name)

/** Fields whose values are minor units. */
const amounts: readonly string[] = [
  'revenue',
  'nonUsRevenue',
  'totalRevenue',
  'brokerFee',
  'additionalBrokerFee',
  'mgaFee',
  'limit',
  'deductible',
  'premium',
]

/** A value of a record in the viewer's words. */
const valueText = (
  { t, sum }: Pick<Formats, 't' | 'sum'>,
  field: string,
  value: string,
  currency: Currency,
): string => {
  if (field === 'retroActivePeriod') return t(periodTextOf(Number(value)))
  if (value === 'true') return t('activity:yes')
  if (value === 'false') return t('activity:no')
  return amounts.includes(field) ? sum(Number(value), currency) : value
}

/** The texts of statuses, by what has them. */
const statusesOf: Partial<Record<ActivityEntry['subject'], WireGroup>> = {
  quote: 'quotes:status',
  submission: 'submissions:status',
}

/** The name of a coverage whose line of the price was changed: `coverage.7`. */
const coverageOf = ({ label }: Pick<Formats, 'label'>, field: string): string | undefined => {
  const [kind, id] = field.split('.')
  const coverage = kind === 'coverage' ? coverageById(Number(id)) : undefined
  return coverage && label(`coverages:${coverage.key}`, 'name')
}

type Needs = Pick<Formats, 't' | 'label' | 'sum'>

const questionOf = (subject: ActivityEntry['subject'], field: string): FormName | undefined =>
  subject === 'security' ? questionNames.find((each) => each === field) : undefined

/** One value of a changed field, in the words of its form. */
export const changedValue = (
  formats: Needs,
  currency: Currency,
  { subject, field }: { readonly subject: ActivityEntry['subject']; readonly field: string },
  value: string | null,
): string => {
  const { t, label } = formats
  if (value === null) return t('activity:empty')
  const statuses = field === 'status' ? statusesOf[subject] : undefined
  if (statuses !== undefined) return label(statuses, value)
  const question = questionOf(subject, field)
  return question === undefined
    ? valueText(formats, field, value, currency)
    : (answerText(t, question, value) ?? value)
}

/** A changed field with both values, in the words of its form. */
export const changeText = (
  formats: Needs,
  currency: Currency,
  subject: ActivityEntry['subject'],
  { field, before, after }: ActivityChange,
): string => {
  const { t, label } = formats
  const question = questionOf(subject, field)
  const shown = (value: string | null) => changedValue(formats, currency, { subject, field }, value)
  return t('activity:change', {
    field:
      question === undefined
        ? (coverageOf(formats, field) ?? label('activity:fields', field))
        : questionText(t, question),
    before: shown(before),
    after: shown(after),
  })
}
