import { useState } from 'react'
import * as z from 'zod/mini'
import { listSavedViews, saveSavedView } from '#core/identity/saved-views/endpoints.ts'
import { viewDraft, type SavedView } from '#core/identity/saved-views/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { answerDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FormCheckbox } from '../../frame/forms/FormCheckbox.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useProfile } from '../../frame/shell/use-profile.ts'
import type { SavedUnder } from './save-view-dialog.ts'

const viewForm = z.pick(viewDraft, { name: true, isShared: true })
type ViewForm = z.output<typeof viewForm>

const ViewFields = ({ form }: FormFieldsProps<SavedUnder, ViewForm>) => {
  const t = useWording('saved-views')
  const { account } = useProfile()
  return (
    <>
      <FormText form={form} name="name" label={t('saved-views:form.name')} />
      <FormCheckbox
        form={form}
        name="isShared"
        label={t('saved-views:form.isShared', { account: account.name })}
      />
    </>
  )
}

/** Saves the view of a table under a name, or edits the name and sharing of one. */
export const SaveViewDialog = answerDialog<SavedUnder, ViewForm, SavedView>({
  useSettings({ table, address, view }) {
    const t = useWording('portal', 'saved-views')
    const { api, host, queries } = usePortal()
    const [id] = useState(() => view?.id ?? host.randomId())
    return {
      title: view
        ? t('saved-views:form.editTitle', { name: view.name })
        : t('saved-views:form.newTitle'),
      lead: t(view ? 'saved-views:form.editLead' : 'saved-views:form.lead'),
      submit: t('saved-views:form.submit'),
      isEdit: view !== undefined,
      shape: viewForm,
      start: { name: view?.name ?? '', isShared: view?.isShared ?? false },
      record: `view.${view?.id ?? table}`,
      done: ({ name }) => t('saved-views:saved', { name }),
      async send(form) {
        const body = { table, address, ...form }
        const saved = await api.call(saveSavedView, { params: { id }, body })
        await queries.refresh(listSavedViews)
        return saved
      },
    }
  },
  Fields: ViewFields,
})
