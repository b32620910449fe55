import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useController, type Path, type UseFormReturn } from 'react-hook-form'
import { searchAgencies, type AgencyBrief } from '#core/directory/agencies/endpoints.ts'
import { isCancelled } from '#core/foundation/errors/client-error.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { Combobox } from '#widgets/kit/Combobox.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { fieldText, useFieldErrorText } from '../../frame/forms/field-texts.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

type Found = Pick<AgencyBrief, 'id' | 'name'> & Partial<AgencyBrief>

interface FormAgencyProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  /** The field of the agency's id. */
  readonly name: Path<Values>
  /** The field of the agency's name, so that a draft shows it without a call. */
  readonly nameOf: Path<Values>
  readonly label: string
  readonly region: Region
  readonly isOptional?: boolean
  /** Called with the chosen agency, for forms that use more of its data. */
  readonly onChosen?: (agency: Found | undefined) => void
}

/** An agency input of a form, with a search because there are too many for a list. */
export const FormAgency = <Values extends DraftValues>(props: FormAgencyProps<Values>) => {
  const { form, name, nameOf, label, region, isOptional = false, onChosen } = props
  const t = useWording('agencies')
  const { api, queries } = usePortal()
  const fieldErrorText = useFieldErrorText()
  const { field, fieldState } = useController({ control: form.control, name })
  const { field: nameField } = useController({ control: form.control, name: nameOf })
  const [isFailed, setFailed] = useState(false)
  const id = fieldText(field.value)
  const stored = fieldText(nameField.value)
  // An address has only the id.
  const { data } = useQuery({
    ...queries.options(searchAgencies, { query: { country: region, id } }),
    enabled: id !== '' && stored === '',
  })
  const agency = data?.content[0]
  const isUnknown = data !== undefined && agency === undefined
  const { onChange } = field
  useEffect(() => {
    if (isUnknown) onChange('')
  }, [isUnknown, onChange])

  const search = async (text: string, signal: AbortSignal): Promise<readonly Found[]> => {
    setFailed(false)
    try {
      const query = { search: text, country: region }
      return (await api.call(searchAgencies, { query, signal, isShown: true })).content
    } catch (error) {
      setFailed(!isCancelled(error))
      throw error
    }
  }
  const choose = (agency: Found | undefined) => {
    nameField.onChange(agency?.name ?? '')
    field.onChange(agency?.id ?? '')
    onChosen?.(agency)
  }
  return (
    <Field
      label={label}
      optional={isOptional}
      error={fieldErrorText(fieldState.error?.message, label)}
      hint={isFailed && t('agencies:listFailed')}
    >
      <Combobox
        name={name}
        value={id === '' ? undefined : { id, name: stored || (agency?.name ?? '') }}
        onValue={choose}
        onBlur={field.onBlur}
        search={search}
        placeholder={t('agencies:find')}
        idOf={(agency) => agency.id}
        labelOf={(agency) => agency.name}
        detailOf={(agency) => [agency.city, agency.npn].filter(Boolean).join(' · ')}
      />
    </Field>
  )
}
