import { useCallback, useState } from 'react'
import { useController, type Path, type UseFormReturn } from 'react-hook-form'
import type { IndustryCode } from '#core/directory/industry-codes/model.ts'
import { currencyOf, type Region } from '#core/foundation/region/regions.ts'
import { entityTypeChoices, ownershipTypes } from '#core/insurance/accounts/company-types.ts'
import type { SubmissionField } from '#core/insurance/submissions/fields.ts'
import { Combobox } from '#widgets/kit/Combobox.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormNumber } from '../../../frame/forms/FormNumber.tsx'
import { FormPhone } from '../../../frame/forms/FormPhone.tsx'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { fieldText, useFieldErrorText } from '../../../frame/forms/field-texts.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { StateSelect } from '../../accounts/StateSelect.tsx'
import { useStateChoices } from '../../accounts/use-state-choices.ts'
import { kindOf } from './value-kinds.ts'
import type { SubmissionValues } from './values-form.ts'

interface ValueFieldProps<Values extends SubmissionValues> {
  readonly form: UseFormReturn<Values>
  readonly field: SubmissionField
  readonly region: Region
  readonly isOptional?: boolean
}

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const ownerships = choicesOf(ownershipTypes)

const codeOf = ({ code }: IndustryCode): string => code
const labelOf = ({ code, description }: IndustryCode): string =>
  description === '' ? code : `${code} ${description}`

/** An industry, searched by words or code in the region's table. */
const IndustryInput = <Values extends SubmissionValues>(
  props: ValueFieldProps<Values> & { readonly label: string },
) => {
  const { form, field: name, label, region, isOptional = false } = props
  const { api } = usePortal()
  const { field, fieldState } = useController({ control: form.control, name: name as Path<Values> })
  const fieldErrorText = useFieldErrorText()
  const [chosen, setChosen] = useState<IndustryCode>()
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly IndustryCode[]> =>
      (await import('#widgets/quote-calculator/fields/search-industries.ts')).searchIndustries(
        api,
        region,
        text,
        signal,
      ),
    [api, region],
  )
  const code = fieldText(field.value)
  return (
    <Field
      label={label}
      optional={isOptional}
      error={fieldErrorText(fieldState.error?.message, label)}
    >
      <Combobox
        name={name}
        value={
          code === ''
            ? undefined
            : { id: code, code, description: chosen?.code === code ? chosen.description : '' }
        }
        onValue={(row) => {
          if (row) setChosen(row)
          field.onChange(row?.code ?? '')
        }}
        search={search}
        idOf={codeOf}
        labelOf={labelOf}
        onBlur={field.onBlur}
      />
    </Field>
  )
}

/** The input of one value, as in the details of an account. */
export const ValueField = <Values extends SubmissionValues>(props: ValueFieldProps<Values>) => {
  const { form, field, region, isOptional = false } = props
  const t = useWording('submissions', 'submission-lifecycle', 'account-form')
  const states = useStateChoices(region)
  const label = t(`submissions:field.${field}`)
  const common = { form, name: field as Path<Values>, label, isOptional }
  const placeholder = t('submission-lifecycle:values.choose')
  switch (kindOf(field)) {
    case 'industry':
      return <IndustryInput {...props} label={label} />
    case 'state':
      return states.isByState ? (
        <StateSelect {...common} placeholder={placeholder} states={states} />
      ) : (
        <FormText {...common} />
      )
    case 'ownership':
      return <FormSelect {...common} placeholder={placeholder} choices={ownerships} />
    case 'entity':
      return (
        <FormSelect
          {...common}
          placeholder={placeholder}
          choices={choicesOf(entityTypeChoices(region, ''))}
        />
      )
    case 'money':
      return <FormNumber {...common} unit={currencyOf[region]} />
    case 'count':
      return <FormNumber {...common} />
    case 'year':
      return <FormText {...common} inputMode="numeric" />
    case 'email':
      return <FormText {...common} type="email" />
    case 'phone':
      return <FormPhone {...common} region={region} />
    case 'text':
      return <FormText {...common} />
  }
}
