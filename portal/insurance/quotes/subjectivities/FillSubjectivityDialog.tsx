import { useSuspenseQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  fillSubjectivity,
  listSubjectivities,
} from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { subjectivityRules } from '#core/insurance/quotes/subjectivities/model.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormFile } from '../../../frame/forms/FormFile.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { refreshSubjectivities } from './refresh-subjectivities.ts'
import styles from './subjectivities.styles.css'

interface Filled {
  readonly quoteId: string
  readonly subjectivityId: string
}

/** The form of an answer; the file is in base64, empty without one. */
const fillForm = z.object({ answer: z.string(), fileName: z.string(), file: z.string() }).check(
  z.refine(({ answer, file }) => answer.trim() !== '' || file !== '', {
    path: ['answer'],
    message: 'subjectivities:error.answer',
  }),
)
type FillForm = z.output<typeof fillForm>

const FillFields = ({ form }: FormFieldsProps<Filled, FillForm>) => {
  const css = useStyles(styles)
  const t = useWording('subjectivities')
  const fileName = form.watch('fileName')
  return (
    <>
      <FormText form={form} name="answer" label={t('subjectivities:answer')} isMultiline />
      <FormFile
        form={form}
        label={t('subjectivities:choose')}
        accept={subjectivityRules.accept}
        maxBytes={subjectivityRules.maxBytes}
        tooLarge={t('subjectivities:error.fileTooLarge')}
        invalid={t('subjectivities:error.fileType')}
      >
        {fileName !== '' && (
          <p className={css['muted']}>{t('subjectivities:chosen', { file: fileName })}</p>
        )}
      </FormFile>
    </>
  )
}

/** Answers a subjectivity with a text or a file. */
export const FillSubjectivityDialog = formDialog({
  useSettings: ({ quoteId, subjectivityId }: Filled) => {
    const t = useWording('subjectivities')
    const portal = usePortal()
    const list = portal.queries.options(listSubjectivities, { params: { id: quoteId } })
    const items = useSuspenseQuery(list).data.content
    return {
      title: t('subjectivities:fillTitle'),
      lead: items.find(({ id }) => id === subjectivityId)?.text ?? '',
      submit: t('subjectivities:fill'),
      shape: fillForm,
      start: { answer: '', fileName: '', file: '' },
      record: `fill-subjectivity.${subjectivityId}`,
      async send({ answer, fileName, file }: FillForm) {
        await portal.api.call(fillSubjectivity, {
          params: { id: quoteId, subjectivityId },
          body: { answer, ...(file !== '' && { file, fileName }) },
        })
        await refreshSubjectivities(portal)
      },
      done: () => t('subjectivities:filled'),
    }
  },
  Fields: FillFields,
})
