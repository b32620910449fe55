import { createKey, searchKeys } from '#core/administration/api-keys/endpoints.ts'
import { keyKinds, keyModes } from '#core/identity/access/modes.ts'
import type { NoInput } from '#core/platform/dialogs/dialog.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FieldPair } from '../../frame/forms/FieldPair.tsx'
import { FormSelect } from '../../frame/forms/FormSelect.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { issuedKeyDialog } from './key-dialogs.ts'
import { newKeyForm, originsOf, type NewKeyForm } from './key-form.ts'

const start: NewKeyForm = { name: '', kind: 'publishable', mode: 'test', origins: '' }

const NewKeyFields = ({ form }: FormFieldsProps<NoInput, NewKeyForm>) => {
  const t = useWording('keys')
  return (
    <>
      <FormText form={form} name="name" label={t('keys:field.name')} />
      <FieldPair>
        <FormSelect
          form={form}
          name="kind"
          label={t('keys:field.kind')}
          choices={keyKinds.map((value) => ({ value, label: t(`keys:kind.${value}`) }))}
          hint={t('keys:create.kindHint')}
        />
        <FormSelect
          form={form}
          name="mode"
          label={t('keys:field.mode')}
          choices={keyModes.map((value) => ({ value, label: t(`keys:mode.${value}`) }))}
          hint={t('keys:create.kindHint')}
        />
      </FieldPair>
      {form.watch('kind') === 'publishable' && (
        <FormText
          form={form}
          name="origins"
          label={t('keys:field.origins')}
          hint={t(
            form.watch('mode') === 'test'
              ? 'keys:create.originsHintTest'
              : 'keys:create.originsHint',
          )}
          isMultiline
        />
      )}
    </>
  )
}

/** Creates a key for the viewer's agency, then shows it. */
export const CreateKeyDialog = formDialog({
  useSettings: () => {
    const t = useWording('keys')
    const { api, queries, dialogs } = usePortal()
    return {
      title: t('keys:create.title'),
      lead: t('keys:create.lead'),
      submit: t('keys:create.submit'),
      shape: newKeyForm,
      start,
      record: 'create-key',
      async send({ origins, ...values }: NewKeyForm) {
        const body = { ...values, origins: originsOf(values.kind, origins) }
        const issued = await api.call(createKey, { body })
        // Opens after this dialog closes.
        void dialogs.openNext(issuedKeyDialog, issued)
        await queries.refresh(searchKeys)
      },
    }
  },
  Fields: NewKeyFields,
})
