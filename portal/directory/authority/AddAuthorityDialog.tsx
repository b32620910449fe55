import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { listAuthority, saveAuthority } from '#core/directory/authority/endpoints.ts'
import { regions, type Region } from '#core/foundation/region/regions.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { regionName } from '../../frame/formats/region-name.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FormSelect } from '../../frame/forms/FormSelect.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { LimitFields } from './LimitFields.tsx'
import { limitsForm, limitsOf } from './limits-form.ts'

interface Added {
  readonly region: Region
}

const addForm = z.extend(limitsForm, {
  userId: z.string().check(z.minLength(1, 'authority:error.holder')),
  region: z.enum(regions),
})
type AddForm = z.output<typeof addForm>

const AddFields = ({ form }: FormFieldsProps<Added, AddForm>) => {
  const t = useWording('authority')
  const { queries } = usePortal()
  const { data } = useSuspenseQuery(queries.options(listAuthority))
  const users = useMemo(
    () =>
      data.holders.flatMap(({ holder, name }) =>
        holder.kind === 'user' ? [{ value: holder.id, label: name }] : [],
      ),
    [data],
  )
  return (
    <>
      <FormSelect
        form={form}
        name="userId"
        label={t('authority:field.user')}
        choices={users}
        placeholder={t('authority:error.holder')}
      />
      <FormSelect
        form={form}
        name="region"
        label={t('authority:field.region')}
        choices={regions.map((value) => ({ value, label: regionName(value) }))}
      />
      <LimitFields form={form} region={form.watch('region')} />
    </>
  )
}

/** Gives a user limits in place of those of the role. */
export const AddAuthorityDialog = formDialog({
  useSettings: ({ region }: Added) => {
    const t = useWording('authority')
    const { api, queries } = usePortal()
    const start: AddForm = { userId: '', region, maxLimit: '', maxPremium: '', maxIrpm: '' }
    return {
      title: t('authority:form.addTitle'),
      lead: t('authority:form.lead'),
      submit: t('authority:form.submit'),
      shape: addForm,
      start,
      record: `add-authority`,
      async send({ userId, region: chosen, ...limits }: AddForm) {
        await api.call(saveAuthority, {
          body: { holder: { kind: 'user', id: userId }, region: chosen, ...limitsOf(limits) },
        })
        await queries.refresh(listAuthority)
      },
      done: () => t('authority:form.added'),
      broken: t('authority:form.failed'),
      fieldOf: (field: string) => (field.startsWith('holder') ? 'userId' : field),
    }
  },
  Fields: AddFields,
})
