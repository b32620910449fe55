import { useMemo } from 'react'
import * as z from 'zod/mini'
import { listCompetitors, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { assignAgency } from '#core/insurance/contacts/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormAgency } from '../../directory/agencies/FormAgency.tsx'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
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

const Fields = ({ input, form }: FormFieldsProps<Input, AssignForm>) => {
  const t = useWording('contacts')
  const { region } = useAccount(input.accountId)
  return (
    <FormAgency
      form={form}
      name="agencyId"
      nameOf="agencyName"
      label={t('contacts:assign.agency')}
      region={region}
      onChosen={(agency) => {
        form.setValue('agentFirstName', agency?.agentFirstName ?? '')
        form.setValue('agentLastName', agency?.agentLastName ?? '')
        form.setValue('agentEmail', agency?.agentEmail ?? '')
        form.setValue('agentPhoneNumber', agency?.agentPhone ?? '')
      }}
    />
  )
}

/** Creates an account of the same company for an agency; `link` makes the agency its owner. */
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
