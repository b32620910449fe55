import { useMemo } from 'react'
import {
  searchKeys,
  searchRefusedOrigins,
  updateKey,
} from '#core/administration/api-keys/endpoints.ts'
import { keyKinds, keyModes } from '#core/identity/access/modes.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { EditedKey } from './key-dialogs.ts'
import { keyFormFor, originsOf, type KeyForm } from './key-form.ts'

const factsOf = (input: EditedKey) => ({
  kind: keyKinds.find((kind) => kind === input.kind) ?? 'publishable',
  mode: keyModes.find((mode) => mode === input.mode) ?? 'live',
})

const KeyFields = ({ input, form }: FormFieldsProps<EditedKey, KeyForm>) => {
  const t = useWording('keys')
  return (
    <>
      <FormText form={form} name="name" label={t('keys:field.name')} />
      {input.kind === 'publishable' && (
        <FormText
          form={form}
          name="origins"
          label={t('keys:field.origins')}
          hint={t(
            input.mode === 'test' ? 'keys:create.originsHintTest' : 'keys:create.originsHint',
          )}
          isOptional={input.demoOrigins.length > 0}
          isMultiline
        />
      )}
    </>
  )
}

/** Edits the name and the origins of a key. */
export const EditKeyDialog = formDialog({
  useSettings: (input: EditedKey) => {
    const t = useWording('keys')
    const { api, queries } = usePortal()
    const { kind, mode } = factsOf(input)
    const demo = input.demoOrigins.join(', ')
    const needsOrigin = demo === ''
    const shape = useMemo(() => keyFormFor(kind, mode, needsOrigin), [kind, mode, needsOrigin])
    const params = { name: input.name }
    return {
      title: t('keys:edit.title', params),
      lead:
        kind === 'api' ? '' : t(needsOrigin ? 'keys:edit.lead' : 'keys:edit.leadDemo', { demo }),
      submit: t('keys:edit.submit'),
      shape,
      start: { name: input.name, origins: input.origins.join('\n') },
      record: `edit-key.${input.id}`,
      async send({ name, origins }: KeyForm) {
        const body = { name, origins: originsOf(kind, origins) }
        await api.call(updateKey, { params: { id: input.id }, body })
        await queries.refresh(searchKeys, searchRefusedOrigins)
      },
      done: ({ name }: KeyForm) => t('keys:edit.done', { name }),
    }
  },
  Fields: KeyFields,
})
