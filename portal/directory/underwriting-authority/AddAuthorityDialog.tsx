import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { listAuthority, saveAuthority } from '#core/directory/underwriting-authority/endpoints.ts'
import { authorityLines } from '#core/directory/underwriting-authority/lines.ts'
import type { AuthorityHolder } from '#core/directory/underwriting-authority/model.ts'
import { regions, type Region } from '#core/foundation/region/regions.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { holderLimits, lineKey, regionName } from './authority-labels.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FormDialogError } from '../../frame/dialogs/form-dialog-error.ts'
import { FormSelect } from '../../frame/forms/FormSelect.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { LimitFields } from './LimitFields.tsx'
import { limitsForm, limitsOf } from './limits-form.ts'

interface Added {
  readonly region: Region
}

const addForm = z.extend(limitsForm, {
  holder: z.string().check(z.minLength(1, 'authority:error.holder')),
  region: z.enum(regions),
  line: z.enum(authorityLines),
})
type AddForm = z.output<typeof addForm>

/** A holder as an option; a role and a user may have the same id. */
const keyOf = ({ kind, id }: AuthorityHolder): string => `${kind} ${id}`

const AddFields = ({ form }: FormFieldsProps<Added, AddForm>) => {
  const t = useWording('authority', 'products')
  const { queries } = usePortal()
  const { data } = useSuspenseQuery(queries.options(listAuthority))
  const holders = useMemo(
    () => data.holders.map(({ holder, name }) => ({ value: keyOf(holder), label: name })),
    [data],
  )
  return (
    <>
      <FormSelect
        form={form}
        name="holder"
        label={t('authority:field.holder')}
        choices={holders}
        placeholder={t('authority:error.holder')}
      />
      <FormSelect
        form={form}
        name="region"
        label={t('authority:field.region')}
        choices={regions.map((value) => ({ value, label: regionName(value) }))}
      />
      <FormSelect
        form={form}
        name="line"
        label={t('authority:field.line')}
        choices={authorityLines.map((value) => ({ value, label: t(lineKey(value)) }))}
      />
      <LimitFields form={form} region={form.watch('region')} />
    </>
  )
}

/** Adds limits: for a user, replacing the role's, or for a role in a line of business. */
export const AddAuthorityDialog = formDialog({
  useSettings: ({ region }: Added) => {
    const t = useWording('authority')
    const { api, queries } = usePortal()
    const { data } = useSuspenseQuery(queries.options(listAuthority))
    // The version on screen, so that limits set meanwhile are not overwritten.
    const [shown] = useState(data)
    const start: AddForm = {
      holder: '',
      region,
      line: 'all',
      maxLimit: '',
      maxPremium: '',
      maxIrpm: '',
    }
    return {
      title: t('authority:form.addTitle'),
      lead: t('authority:form.lead'),
      submit: t('authority:form.submit'),
      shape: addForm,
      start,
      record: `add-authority`,
      async send({ holder: key, region: chosen, line, ...limits }: AddForm) {
        const holder = data.holders.find((each) => keyOf(each.holder) === key)?.holder
        if (holder === undefined) throw new FormDialogError(t('authority:error.holderGone'))
        await api.call(saveAuthority, {
          body: { holder, region: chosen, line, ...limitsOf(limits) },
          ifMatch: holderLimits(shown.content, { ...holder, region: chosen, line })?.modified ?? '',
        })
        await queries.refresh(listAuthority)
      },
      done: () => t('authority:form.added'),
      broken: t('authority:form.failed'),
      fieldOf: (field: string) => (field.startsWith('holder') ? 'holder' : field),
    }
  },
  Fields: AddFields,
})
