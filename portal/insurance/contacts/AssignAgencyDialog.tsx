import { useMemo } from 'react'
import * as z from 'zod/mini'
import { searchAgencies } from '#core/directory/agencies/endpoints.ts'
import type { Agency } from '#core/directory/agencies/model.ts'
import { listCompetitors, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { assignAgency } from '#core/insurance/contacts/endpoints.ts'
import { Combobox } from '#widgets/kit/Combobox.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { useFieldErrorText } from '../../frame/forms/use-field-error-text.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useAccount } from '../accounts/use-account.ts'

interface Input {
  readonly accountId: string
  readonly link?: boolean | undefined
}

const shape = z.object({
  agencyId: z.string().check(z.minLength(1, 'contacts:invalid.agency')),
  agencyName: z.string(),
  agentFirstName: z.string(),
  agentLastName: z.string(),
  agentEmail: z.string(),
  agentPhoneNumber: z.string(),
})
type AssignForm = z.output<typeof shape>

const emptyForm: AssignForm = {
  agencyId: '',
  agencyName: '',
  agentFirstName: '',
  agentLastName: '',
  agentEmail: '',
  agentPhoneNumber: '',
}

type Found = Pick<Agency, 'id' | 'name'> & Partial<Agency>

const Fields = ({ input, form }: FormFieldsProps<Input, AssignForm>) => {
  const t = useWording('contacts')
  const { api } = usePortal()
  const { region } = useAccount(input.accountId)
  const fieldErrorText = useFieldErrorText()
  const label = t('contacts:assign.agency')
  const [id, name] = form.watch(['agencyId', 'agencyName'])

  const search = async (text: string, signal: AbortSignal): Promise<readonly Found[]> =>
    (
      await api.call(searchAgencies, {
        query: { search: text, country: region },
        signal,
        isShown: true,
      })
    ).content
  const choose = (chosen: Found | undefined) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue('agencyName', chosen?.name ?? '', options)
    form.setValue('agentFirstName', chosen?.agentFirstName ?? '')
    form.setValue('agentLastName', chosen?.agentLastName ?? '')
    form.setValue('agentEmail', chosen?.agentEmail ?? '')
    form.setValue('agentPhoneNumber', chosen?.agentPhone ?? '')
    form.setValue('agencyId', chosen?.id ?? '', options)
  }
  return (
    <Field label={label} error={fieldErrorText(form.formState.errors.agencyId?.message, label)}>
      <Combobox
        name="agencyId"
        value={id === '' ? undefined : { id, name }}
        onValue={choose}
        search={search}
        placeholder={t('contacts:assign.search')}
        idOf={(row) => row.id}
        labelOf={(row) => row.name}
        detailOf={(row) => [row.city, row.npn].filter(Boolean).join(' · ')}
      />
    </Field>
  )
}

/** Gives an agency an account of the same company; with `link` it becomes the company's owner. */
export const AssignAgencyDialog = formDialog({
  useSettings: ({ accountId, link = false }: Input) => {
    const t = useWording('contacts')
    const { api, queries } = usePortal()
    const { name: company } = useAccount(accountId)
    const texts = useMemo(
      () =>
        link
          ? ({
              title: 'linkTitle',
              lead: 'linkLead',
              submit: 'linkSubmit',
              done: 'linked',
              failed: 'linkFailed',
            } as const)
          : ({
              title: 'title',
              lead: 'lead',
              submit: 'submit',
              done: 'saved',
              failed: 'failed',
            } as const),
      [link],
    )
    return {
      title: t(`contacts:assign.${texts.title}`),
      lead: t(`contacts:assign.${texts.lead}`, { company }),
      submit: t(`contacts:assign.${texts.submit}`),
      shape,
      start: emptyForm,
      record: `assign.${accountId}`,
      broken: t(`contacts:assign.${texts.failed}`),
      done: () => t(`contacts:assign.${texts.done}`),
      async send(chosen: AssignForm) {
        const body = { accountId, ...chosen, ...(link && { link }) }
        await api.call(assignAgency, { body })
        await queries.refresh(listCompetitors, searchAccounts)
      },
    }
  },
  Fields,
})
