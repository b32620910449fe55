import { addSubjectivity } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import {
  subjectivityText,
  type SubjectivityText,
} from '#core/insurance/quotes/subjectivities/forms.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { Adjusted } from '../adjustments/adjustment-dialogs.ts'
import { useAdjustedQuote } from '../adjustments/use-adjusted-quote.ts'
import { refreshSubjectivities } from './refresh-subjectivities.ts'

const TextField = ({ form }: FormFieldsProps<Adjusted, SubjectivityText>) => {
  const t = useWording('subjectivities')
  return <FormText form={form} name="text" label={t('subjectivities:text')} />
}

/** Adds a subjectivity to a quote. */
export const AddSubjectivityDialog = formDialog({
  useSettings: (input: Adjusted) => {
    const t = useWording('subjectivities')
    const portal = usePortal()
    const { quote, textParams } = useAdjustedQuote(input)
    return {
      title: t('subjectivities:add'),
      lead: t('subjectivities:addLead', textParams),
      submit: t('subjectivities:add'),
      shape: subjectivityText,
      start: { text: '' },
      record: `add-subjectivity.${quote.id}`,
      async send(body: SubjectivityText) {
        await portal.api.call(addSubjectivity, { params: { id: quote.id }, body })
        await refreshSubjectivities(portal)
      },
      done: () => t('subjectivities:added'),
    }
  },
  Fields: TextField,
})
