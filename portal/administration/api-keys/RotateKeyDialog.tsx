import * as z from 'zod/mini'
import { rotateKey, searchKeys } from '#core/administration/api-keys/endpoints.ts'
import { overlapHours } from '#core/identity/access/modes.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { FormSelect } from '../../frame/forms/FormSelect.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { issuedKeyDialog, type RotatedKey } from './key-dialogs.ts'

const rotateForm = z.object({ overlap: z.string() })
type RotateForm = z.output<typeof rotateForm>

const OverlapField = ({ input, form }: FormFieldsProps<RotatedKey, RotateForm>) => {
  const { t, dateTime } = useFormats()
  const { previousEnds } = input
  return previousEnds !== undefined ? (
    <Notice tone="warning">{t('keys:rotate.rotating', { time: dateTime(previousEnds) })}</Notice>
  ) : (
    <FormSelect
      form={form}
      name="overlap"
      label={t('keys:field.overlap')}
      choices={overlapHours.map((hours) => ({
        value: String(hours),
        label: t(`keys:rotate.overlap.${hours}`),
      }))}
    />
  )
}

/** While a previous key still works, a rotation ends all of them immediately. */
const leads = {
  later: { api: 'keys:rotate.leadApi', publishable: 'keys:rotate.leadPublishable' },
  now: { api: 'keys:rotate.leadApiNow', publishable: 'keys:rotate.leadPublishableNow' },
} as const

/** Replaces a publishable key, or the secret of an API key, then shows the new one. */
export const RotateKeyDialog = formDialog({
  useSettings: ({ id, name, kind, previousEnds }: RotatedKey) => {
    const t = useWording('keys')
    const { api, queries, dialogs } = usePortal()
    return {
      title: t('keys:rotate.title', { name }),
      lead: t(
        leads[previousEnds === undefined ? 'later' : 'now'][kind === 'api' ? 'api' : 'publishable'],
      ),
      submit: t('keys:rotate.submit'),
      shape: rotateForm,
      start: { overlap: previousEnds === undefined ? '24' : '0' },
      record: `rotate-key.${id}.${previousEnds ?? ''}`,
      async send({ overlap }: RotateForm) {
        const hours = overlapHours.find((each) => String(each) === overlap) ?? 24
        const issued = await api.call(rotateKey, {
          params: { id },
          body: { overlapHours: hours },
        })
        // Opens after this dialog closes.
        void dialogs.openNext(issuedKeyDialog, issued)
        await queries.refresh(searchKeys)
      },
    }
  },
  Fields: OverlapField,
})
