import type { HTMLAttributes } from 'react'
import type { DetailsField, DetailsForm } from '#core/insurance/accounts/details-form.ts'
import { writtenNumber } from '#core/insurance/accounts/details-form.ts'
import { parseMoney, toDecimal, type Currency } from '#core/foundation/money/money.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { Field } from '../kit/Field.tsx'
import { MoneyInput } from '../kit/MoneyInput.tsx'
import { NumberInput } from '../kit/NumberInput.tsx'
import { PhoneInput } from '../kit/PhoneInput.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { Select, type Choice } from '../kit/Select.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { useWording } from '../react/use-wording.ts'
import { useEditor, useFieldError, useValue } from './editor-context.ts'

/** Fields whose value is a text of any kind. */
export type TextField = {
  [Name in DetailsField]: string extends DetailsForm[Name] ? Name : never
}[DetailsField]

interface FieldProps {
  readonly name: TextField
  readonly label: string
  readonly isOptional?: boolean
  readonly hint?: string | undefined
}

/** What every field of the form shares. */
const useDetail = (name: TextField) => {
  const editor = useEditor()
  return {
    text: useValue(name) ?? '',
    error: useFieldError(name),
    set: (text: string) => editor.set(name, text),
    leave: () => editor.leave(name),
  }
}

/** A text, of several lines where it is long. */
export function DetailText({
  name,
  label,
  isOptional = false,
  hint,
  inputMode,
  isLong = false,
}: FieldProps & {
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly isLong?: boolean
}) {
  const { text, error, set, leave } = useDetail(name)
  const control = { name, value: text, onValue: set, onBlur: leave, autoComplete: 'off' }
  return (
    <Field label={label} optional={isOptional} hint={hint} error={error}>
      {isLong ? (
        <TextArea {...control} aria-required={!isOptional} />
      ) : (
        <TextInput {...control} inputMode={inputMode} aria-required={!isOptional} />
      )}
    </Field>
  )
}

const numberIn = (text: string): number | undefined =>
  text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text)

/** A number, with its unit. */
export function DetailNumber({
  name,
  label,
  isOptional = false,
  hint,
  fraction = 0,
  isGrouped = true,
  unit,
}: FieldProps & {
  readonly fraction?: number
  readonly isGrouped?: boolean
  readonly unit?: string
}) {
  const { text, error, set, leave } = useDetail(name)
  return (
    <Field label={label} optional={isOptional} hint={hint} error={error}>
      <NumberInput
        name={name}
        fraction={fraction}
        grouped={isGrouped}
        after={unit}
        value={numberIn(text)}
        onValue={(value) => set(writtenNumber(value))}
        onBlur={leave}
        aria-required={!isOptional}
      />
    </Field>
  )
}

/** An amount of money. */
export function DetailMoney({
  name,
  label,
  isOptional = false,
  hint,
  currency,
}: FieldProps & { readonly currency: Currency }) {
  const { text, error, set, leave } = useDetail(name)
  return (
    <Field label={label} optional={isOptional} hint={hint} error={error}>
      <MoneyInput
        name={name}
        currency={currency}
        fraction={2}
        value={parseMoney(text)}
        onValue={(minor) => set(writtenNumber(minor === undefined ? undefined : toDecimal(minor)))}
        onBlur={leave}
        aria-required={!isOptional}
      />
    </Field>
  )
}

/** A phone number of the account's region. */
export function DetailPhone({
  name,
  label,
  region,
}: FieldProps & { readonly region: Region }) {
  const { text, error, set, leave } = useDetail(name)
  return (
    <Field label={label} error={error}>
      <PhoneInput
        name={name}
        region={region}
        value={text}
        onValue={set}
        onBlur={leave}
        autoComplete="off"
        aria-required
      />
    </Field>
  )
}

/** One of some values; a stored one from elsewhere stays, so that opening the form changes nothing. */
export function DetailSelect({
  name,
  label,
  choices,
  isLoading = false,
}: FieldProps & { readonly choices: readonly Choice[]; readonly isLoading?: boolean }) {
  const t = useWording('account-form')
  const { text, error, set, leave } = useDetail(name)
  const isKnown = text === '' || choices.some(({ value }) => value === text)
  return (
    <Field label={label} error={error}>
      <Select
        name={name}
        aria-required
        loading={isLoading}
        placeholder={t('account-form:details.choose')}
        choices={isKnown ? choices : [{ value: text, label: text }, ...choices]}
        value={text}
        onValue={set}
        onBlur={leave}
      />
    </Field>
  )
}

/** A question that is answered by yes or no. */
export function DetailAnswer({
  name,
  label,
}: {
  readonly name: 'franchiseSystemConnectivity' | 'collectingPersonalInformation' | 'changeInScope'
  readonly label: string
}) {
  const t = useWording('account-form')
  const editor = useEditor()
  const value = useValue(name)
  const error = useFieldError(name)
  return (
    <SegmentedControl
      label={label}
      required
      error={error}
      choices={[
        { value: 'YES', label: t('account-form:details.yes') },
        { value: 'NO', label: t('account-form:details.no') },
      ]}
      value={value === '' ? undefined : value}
      onValue={(answer) => editor.set(name, answer)}
    />
  )
}
