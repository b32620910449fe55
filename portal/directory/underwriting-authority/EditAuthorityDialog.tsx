import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentences } from '#core/foundation/wording/sentences.ts'
import { listAuthority, saveAuthority } from '#core/directory/underwriting-authority/endpoints.ts'
import type { AuthorityLine } from '#core/directory/underwriting-authority/lines.ts'
import type { AuthorityHolder } from '#core/directory/underwriting-authority/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { holderLimits, lineKey, regionName } from './authority-labels.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { LimitFields } from './LimitFields.tsx'
import { limitsForm, limitsOf, limitsText, type LimitsForm } from './limits-form.ts'

interface Edited extends AuthorityHolder {
  readonly region: Region
  readonly line: AuthorityLine
}

const unlimited = { maxLimit: null, maxPremium: null, maxIrpm: null, modified: null }

const EditFields = ({ input, form }: FormFieldsProps<Edited, LimitsForm>) => (
  <LimitFields form={form} region={input.region} />
)

/** Sets the underwriting limits of a role or user in a region and line of business. */
export const EditAuthorityDialog = formDialog({
  useSettings: ({ region, line, kind, id }: Edited) => {
    const t = useWording('authority', 'products')
    const { api, queries } = usePortal()
    const { data } = useSuspenseQuery(queries.options(listAuthority))
    // The limits on screen, so that limits set meanwhile are not overwritten.
    const [shown] = useState(data)
    const entry = holderLimits(shown.content, { kind, id, region, line })
    const { modified, ...start } = entry ?? unlimited
    const name = shown.holders.find(({ holder }) => holder.id === id)?.name ?? ''
    return {
      title: t('authority:form.title', { name }),
      lead: sentences(`${regionName(region)}, ${t(lineKey(line))}`, t('authority:form.lead')),
      submit: t('authority:form.submit'),
      isEdit: true,
      shape: limitsForm,
      start: limitsText(start),
      record: `authority.${kind}.${id}.${region}.${line}`,
      async send(values: LimitsForm) {
        await api.call(saveAuthority, {
          body: { holder: { kind, id }, region, line, ...limitsOf(values) },
          ifMatch: modified ?? '',
        })
        await queries.refresh(listAuthority)
      },
      done: () => t('authority:form.saved', { name }),
      broken: t('authority:form.failed'),
    }
  },
  Fields: EditFields,
})
