import * as z from 'zod/mini'
import { uploadSurplusNotice } from '#core/insurance/surplus/license-endpoints.ts'
import { maxNoticeBytes } from '#core/insurance/surplus/license-model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormFile } from '../../../frame/forms/FormFile.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { LicenseInput } from './license-dialogs.ts'
import { licenseQueries } from './license-queries.ts'

/** The form of an upload; the file is in base64. */
const uploadForm = z.object({
  fileName: z.string(),
  file: z.string().check(z.minLength(1, 'licenses:error.file')),
})
type UploadForm = z.output<typeof uploadForm>

const UploadFields = ({ form }: FormFieldsProps<LicenseInput, UploadForm>) => {
  const t = useWording('licenses')
  const fileName = form.watch('fileName')
  return (
    <FormFile
      form={form}
      label={t('licenses:upload.choose')}
      accept=".pdf,application/pdf"
      maxBytes={maxNoticeBytes}
      tooLarge={t('licenses:error.file')}
      invalid={t('licenses:error.file')}
    >
      {fileName !== '' && <p>{t('licenses:upload.chosen', { file: fileName })}</p>}
    </FormFile>
  )
}

/** Uploads the notice that a broker signed on paper. */
export const UploadNoticeDialog = formDialog({
  useSettings: (license: LicenseInput) => {
    const t = useWording('licenses')
    const { api, queries } = usePortal()
    const { id, brokerFirstName, brokerLastName, surplusLinesState } = license
    return {
      title: t('licenses:upload.title', { state: surplusLinesState }),
      lead: t('licenses:upload.lead', { broker: `${brokerFirstName} ${brokerLastName}` }),
      submit: t('licenses:upload.submit'),
      shape: uploadForm,
      start: { fileName: '', file: '' },
      record: `upload-surplus-notice.${id}`,
      done: () => t('licenses:upload.done'),
      async send({ file }: UploadForm) {
        await api.call(uploadSurplusNotice, { body: { licenseId: id, file } })
        await queries.refresh(...licenseQueries)
      },
    }
  },
  Fields: UploadFields,
})
