import { useSuspenseQuery } from '@tanstack/react-query'
import {
  decideSubjectivity,
  listSubjectivities,
} from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { waiver, type Waiver } from '#core/insurance/quotes/subjectivities/forms.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useAdjustedQuote } from '../adjustments/use-adjusted-quote.ts'
import { refreshSubjectivities } from './refresh-subjectivities.ts'

interface Waived {
  readonly quoteId: string
  readonly subjectivityId: string
}

const ReasonField = ({ form }: FormFieldsProps<Waived, Waiver>) => {
  const t = useWording('subjectivities')
  return <FormText form={form} name="reason" label={t('subjectivities:waiveReason')} />
}

/** Waives a subjectivity; the reason is logged. */
export const WaiveSubjectivityDialog = formDialog({
  useSettings: (input: Waived) => {
    const t = useWording('subjectivities')
    const portal = usePortal()
    const { quote, textParams } = useAdjustedQuote(input)
    const { data } = useSuspenseQuery(
      portal.queries.options(listSubjectivities, { params: { id: quote.id } }),
    )
    const item = data.content.find(({ id }) => id === input.subjectivityId)
    return {
      title: t('subjectivities:waiveTitle'),
      lead: t('subjectivities:waiveLead', { ...textParams, text: item?.text ?? '' }),
      submit: t('subjectivities:waive'),
      shape: waiver,
      start: { reason: '' },
      record: `waive-subjectivity.${input.subjectivityId}`,
      async send({ reason }: Waiver) {
        const params = { id: quote.id, subjectivityId: input.subjectivityId }
        const seen =
          item === undefined || item.status === 'unknown'
            ? {}
            : { seen: { status: item.status, filled: item.filled } }
        await portal.api.call(decideSubjectivity, {
          params,
          body: { status: 'WAIVED', reason, ...seen },
        })
        await refreshSubjectivities(portal)
      },
      done: () => t('subjectivities:status.WAIVED'),
    }
  },
  Fields: ReasonField,
})
