import type { ActivityEntry } from '#core/insurance/activity/model.ts'
import type { ActivityChange } from '#core/platform/activity/model.ts'
import type { FormName } from '#core/insurance/security/form.ts'
import { p250Questions, questions } from '#core/insurance/security/questions.ts'
import { coverageById } from '#core/insurance/products/coverages.ts'
import { periodTextOf } from '#core/insurance/rating/period-text.ts'
import { parseAmount } from '#core/foundation/money/parse-number.ts'
import { currencyOf, type Region } from '#core/foundation/region/regions.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import type { Formats, WireGroup } from '../../frame/formats/formats.ts'
import { answerText, questionText } from '#widgets/security-questions/use-question-text.ts'

const questionNames: readonly FormName[] = [...questions, ...p250Questions].map(({ name }) => name)

/** Fields whose values are amounts. */
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

/** Fields whose values are phone numbers. */
const phones: readonly string[] = ['phoneNumber', 'contactPhone']

/** The changed part of a record, and its field. */
interface ChangedField {
  readonly subject: ActivityEntry['subject']
  readonly field: string
}

/** An amount in minor units. A submission has the typed text, other records minor units. */
const minorOf = ({ subject }: ChangedField, value: string, region: Region): number | undefined =>
  subject === 'submission' ? parseAmount(value, currencyOf[region]) : Number(value)

/** A value of a record, formatted for the viewer. */
const valueText = (
  { t, wholeMoney }: Pick<Formats, 't' | 'wholeMoney'>,
  changed: ChangedField,
  value: string,
  region: Region,
): string => {
  if (changed.field === 'retroActivePeriod') return t(periodTextOf(Number(value)))
  if (phones.includes(changed.field)) return formatPhone(region, value)
  if (value === 'true') return t('activity:yes')
  if (value === 'false') return t('activity:no')
  const minor = amounts.includes(changed.field) ? minorOf(changed, value, region) : undefined
  return minor === undefined ? value : wholeMoney(minor, currencyOf[region])
}

/** The wording groups of coded values, by part and field of a record. */
const codes: Readonly<Record<string, WireGroup>> = {
  'quote status': 'quotes:status',
  'quote subjectivity': 'subjectivities:status',
  'submission status': 'submissions:status',
  'submission declinationReason': 'submissions:declination',
  'submission certified': 'submissions:field',
  'account relation': 'accounts:relation',
}

/** Splits a value into its leading text and its codes: `Proof of backups: MET`, `city, revenue`. */
const codedValue = /^(.*: )?(.*)$/su

const codeText = ({ label }: Pick<Formats, 'label'>, group: WireGroup, value: string): string => {
  const [, before = '', coded = value] = codedValue.exec(value) ?? []
  return `${before}${coded
    .split(', ')
    .map((code) => label(group, code))
    .join(', ')}`
}

/** The name of the coverage of a changed price line: `coverage.7`. */
const coverageOf = ({ label }: Pick<Formats, 'label'>, field: string): string | undefined => {
  const [kind, id] = field.split('.')
  const coverage = kind === 'coverage' ? coverageById(Number(id)) : undefined
  return coverage && label(`coverages:${coverage.key}`, 'name')
}

type Needs = Pick<Formats, 't' | 'label' | 'wholeMoney'>

const questionOf = (subject: ActivityEntry['subject'], field: string): FormName | undefined =>
  subject === 'security' ? questionNames.find((each) => each === field) : undefined

/** One value of a changed field, formatted as in its form. */
export const changedValue = (
  formats: Needs,
  region: Region,
  { subject, field }: ChangedField,
  value: string | null,
): string => {
  const { t } = formats
  if (value === null) return t('activity:empty')
  const group = codes[`${subject} ${field}`]
  if (group !== undefined) return codeText(formats, group, value)
  const question = questionOf(subject, field)
  return question === undefined
    ? valueText(formats, { subject, field }, value, region)
    : (answerText(t, question, value) ?? value)
}

/** A changed field with both values, formatted as in its form. */
export const changeText = (
  formats: Needs,
  region: Region,
  subject: ActivityEntry['subject'],
  { field, before, after }: ActivityChange,
): string => {
  const { t, label } = formats
  const question = questionOf(subject, field)
  const shown = (value: string | null) => changedValue(formats, region, { subject, field }, value)
  return t('activity:change', {
    field:
      question === undefined
        ? (coverageOf(formats, field) ?? label('activity:fields', field))
        : questionText(t, question),
    before: shown(before),
    after: shown(after),
  })
}
