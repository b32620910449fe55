import type { UseFormReturn } from 'react-hook-form'
import { searchAgencies } from '#core/directory/agencies/endpoints.ts'
import type { QuoteRequest } from '#core/insurance/quotes/cart/quote-request.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { Combobox } from '#widgets/kit/Combobox.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFieldErrorText } from '../../../frame/forms/field-texts.ts'
import { useCan } from '../../../frame/platform/use-can.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

interface AgencyMatch {
  readonly name: string
  readonly city?: string
}

interface AgencyNameFieldProps {
  readonly form: UseFormReturn<QuoteRequest>
  readonly region: Region
}

/** The name of an agency: a known one, or any typed name. */
export const AgencyNameField = ({ form, region }: AgencyNameFieldProps) => {
  const t = useWording('quote-request')
  const { api } = usePortal()
  const can = useCan()
  const fieldErrorText = useFieldErrorText()
  const label = t('quote-request:agency')
  const name = form.watch('agencyName')

  const search = async (typed: string, signal: AbortSignal): Promise<readonly AgencyMatch[]> => {
    const text = typed.trim()
    const query = { search: text, country: region }
    const { content } = can('account:refer')
      ? await api.call(searchAgencies, { query, signal, isShown: true })
      : { content: [] }
    const isKnown = content.some((found) => found.name.toLowerCase() === text.toLowerCase())
    return text === '' || isKnown ? content : [...content, { name: text }]
  }
  const choose = (chosen: AgencyMatch | undefined) =>
    form.setValue('agencyName', chosen?.name ?? '', {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    })
  return (
    <Field label={label} error={fieldErrorText(form.formState.errors.agencyName?.message, label)}>
      <Combobox
        name="agencyName"
        value={name === '' ? undefined : { name }}
        onValue={choose}
        search={search}
        placeholder={t('quote-request:search')}
        idOf={(found) => found.name}
        labelOf={(found) => found.name}
        detailOf={(found) => found.city ?? ''}
      />
    </Field>
  )
}
