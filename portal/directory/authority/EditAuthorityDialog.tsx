import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listAuthority, saveAuthority } from '#core/directory/authority/endpoints.ts'
import type { AuthorityHolder } from '#core/directory/authority/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { regionName } from '../../frame/formats/region-name.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { LimitFields } from './LimitFields.tsx'
import { limitsForm, limitsOf, limitsText, type LimitsForm } from './limits-form.ts'

interface Edited extends AuthorityHolder {
  readonly region: Region
}

const unlimited = { maxLimit: null, maxPremium: null, maxIrpm: null, modified: null }

const EditFields = ({ input, form }: FormFieldsProps<Edited, LimitsForm>) => (
  <LimitFields form={form} region={input.region} />
)

/** Sets how far a role or user decides alone in a region. */
export const EditAuthorityDialog = formDialog({
  useSettings: ({ region, kind, id }: Edited) => {
    const t = useWording('authority')
    const { api, queries } = usePortal()
    const { data } = useSuspenseQuery(queries.options(listAuthority))
    // limits that somebody else sets meanwhile are not those that the form started with
    const [shown] = useState(data)
    const held = shown.content.find(
      (each) => each.holder.id === id && each.holder.kind === kind && each.region === region,
    )
    const { modified, ...start } = held ?? unlimited
    const name = shown.holders.find(({ holder }) => holder.id === id)?.name ?? ''
    return {
      title: t('authority:form.title', { name }),
      lead: `${regionName(region)}. ${t('authority:form.lead')}`,
      submit: t('authority:form.submit'),
      isEdit: true,
      shape: limitsForm,
      start: limitsText(start),
      record: `authority.${kind}.${id}.${region}`,
      async send(values: LimitsForm) {
        await api.call(saveAuthority, {
          body: { holder: { kind, id }, region, ...limitsOf(values) },
          ...(modified !== null && { ifMatch: modified }),
        })
        await queries.refresh(listAuthority)
      },
      done: () => t('authority:form.saved', { name }),
      broken: t('authority:form.failed'),
    }
  },
  Fields: EditFields,
})
