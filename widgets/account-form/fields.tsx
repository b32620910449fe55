import type { HTMLAttributes, ReactNode } from 'react'
import type { DetailsField, DetailsForm } from '#core/insurance/accounts/details-form.ts'
import { numberText } from '#core/insurance/accounts/details-form.ts'
import { toDecimal, type Currency } from '#core/foundation/money/money.ts'
import { parseAmount, parseNumber } from '#core/foundation/money/parse-number.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { ControlBox } from '../kit/ControlBox.tsx'
import { Field } from '../kit/Field.tsx'
import { MoneyInput } from '../kit/MoneyInput.tsx'
import { NumberInput } from '../kit/NumberInput.tsx'
import { PhoneInput } from '../kit/PhoneInput.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { Select, type Choice } from '../kit/Select.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { useWording } from '../react/use-wording.ts'
import { useEditor, useFieldError, useRegisterMark, useValue } from './editor-context.ts'

/** Fields with a text value. */
export type TextField = {
  [Name in DetailsField]: string extends DetailsForm[Name] ? Name : never
}[DetailsField]

interface FieldProps {
  readonly name: TextField
  readonly label: string
  readonly isOptional?: boolean
  readonly hint?: string | undefined
}

/** A form control with its label, hint, error and register mark. */
export function DetailField({
  name,
  label,
  isOptional = false,
  hint,
  children,
}: FieldProps & { readonly children: ReactNode }) {
  const mark = useRegisterMark(name)
  return (
    <Field
      label={label}
      optional={isOptional}
      hint={hint ?? mark}
      error={useFieldError(name, label)}
    >
      <ControlBox>{children}</ControlBox>
    </Field>
  )
}

/** The props of every field. */
const useDetail = (name: TextField) => {
  const editor = useEditor()
  return {
    text: useValue(name) ?? '',
    set: (text: string) => editor.set(name, text),
    leave: () => editor.leave(name),
  }
}

/** A text field, or a text area for long texts. */
export function DetailText({
  inputMode,
  isMultiline = false,
  ...field
}: FieldProps & {
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly isMultiline?: boolean
}) {
  const { name, isOptional = false } = field
  const { text, set, leave } = useDetail(name)
  const control = { name, value: text, onValue: set, onBlur: leave, autoComplete: 'off' }
  return (
    <DetailField {...field}>
      {isMultiline ? (
        <TextArea {...control} aria-required={!isOptional} />
      ) : (
        <TextInput {...control} inputMode={inputMode} aria-required={!isOptional} />
      )}
    </DetailField>
  )
}

/** A number field. A typed percent sign is removed. */
export function DetailNumber({
  fraction = 0,
  isGrouped = true,
  unit,
  ...field
}: FieldProps & {
  readonly fraction?: number
  readonly isGrouped?: boolean
  readonly unit?: '%'
}) {
  const { name, isOptional = false } = field
  const { text, set, leave } = useDetail(name)
  return (
    <DetailField {...field}>
      <NumberInput
        name={name}
        fraction={fraction}
        grouped={isGrouped}
        unit={unit}
        value={parseNumber(text, { unit, negative: true })}
        onValue={(value) => set(numberText(value))}
        onBlur={leave}
        aria-required={!isOptional}
      />
    </DetailField>
  )
}

/** An amount of money. */
export function DetailMoney({ currency, ...field }: FieldProps & { readonly currency: Currency }) {
  const { name, isOptional = false } = field
  const { text, set, leave } = useDetail(name)
  return (
    <DetailField {...field}>
      <MoneyInput
        name={name}
        currency={currency}
        fraction={2}
        value={parseAmount(text)}
        onValue={(minor) => set(numberText(minor === undefined ? undefined : toDecimal(minor)))}
        onBlur={leave}
        aria-required={!isOptional}
      />
    </DetailField>
  )
}

/** A phone number of the account's region. */
export function DetailPhone({ region, ...field }: FieldProps & { readonly region: Region }) {
  const { name } = field
  const { text, set, leave } = useDetail(name)
  return (
    <DetailField {...field}>
      <PhoneInput
        name={name}
        region={region}
        value={text}
        onValue={set}
        onBlur={leave}
        autoComplete="off"
        aria-required
      />
    </DetailField>
  )
}

/**
 * A select. A stored value outside the list stays selectable, so that opening the form changes
 * nothing.
 */
export function DetailSelect({
  choices,
  isLoading = false,
  ...field
}: FieldProps & { readonly choices: readonly Choice[]; readonly isLoading?: boolean }) {
  const { name } = field
  const t = useWording('account-form')
  const { text, set, leave } = useDetail(name)
  const isKnown = text === '' || choices.some(({ value }) => value === text)
  return (
    <DetailField {...field}>
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
    </DetailField>
  )
}

/** A yes-or-no question. */
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
  const error = useFieldError(name, label)
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
