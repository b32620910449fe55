import type { ActivityChange, ActivityEntry } from '#core/insurance/activity/model.ts'
import type { FormName } from '#core/insurance/security/form.ts'
import { p250Questions, questions } from '#core/insurance/security/questions.ts'
import type { Currency } from '#core/foundation/money/money.ts'
import type { Formats } from '../../frame/formats/formats.ts'
import type { WireGroup } from '../../frame/formats/wire-key.ts'
import { answerText, questionText } from '#widgets/security-questions/use-question-text.ts'

const questionNames: readonly FormName[] = [...questions, ...p250Questions].map(({ name }) => name)

/** Fields whose values are minor units. */
const amounts: readonly string[] = [
  'revenue',
  'nonUsRevenue',
  'brokerFee',
  'additionalBrokerFee',
  'mgaFee',
]

/** A value of a record in the viewer's words. */
const valueText = (
  { t, sum }: Pick<Formats, 't' | 'sum'>,
  field: string,
  value: string,
  currency: Currency,
): string => {
  if (value === 'true') return t('activity:yes')
  if (value === 'false') return t('activity:no')
  return amounts.includes(field) ? sum(Number(value), currency) : value
}

/** The texts of statuses, by what has them. */
const statusesOf: Partial<Record<ActivityEntry['subject'], WireGroup>> = {
  quote: 'quotes:status',
  submission: 'submissions:status',
}

/** A changed field with both values, in the words of its form. */
export const changeText = (
  formats: Pick<Formats, 't' | 'label' | 'sum'>,
  currency: Currency,
  subject: ActivityEntry['subject'],
  { field, before, after }: ActivityChange,
): string => {
  const { t, label } = formats
  const name = subject === 'security' ? questionNames.find((each) => each === field) : undefined
  const shown = (value: string | null): string => {
    if (value === null) return t('activity:empty')
    const statuses = field === 'status' ? statusesOf[subject] : undefined
    if (statuses !== undefined) return label(statuses, value)
    return name === undefined
      ? valueText(formats, field, value, currency)
      : (answerText(t, name, value) ?? value)
  }
  return t('activity:change', {
    field: name === undefined ? label('activity:fields', field) : questionText(t, name),
    before: shown(before),
    after: shown(after),
  })
}
