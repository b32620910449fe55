import { useState } from 'react'
import type * as z from 'zod/mini'
import { addDays, dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import { setNeedBy } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import { defaultNeedByDays, bulkNeedBy } from '#core/insurance/quotes/lifecycle/need-by.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormDate } from '../../../frame/forms/FormDate.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { Adjusted } from '../adjustments/adjustment-dialogs.ts'
import { useAdjustedQuote } from '../adjustments/use-adjusted-quote.ts'
import { refreshQuotes } from '../../quote-queries.ts'

export type NeedByForm = z.output<typeof bulkNeedBy>

/** The need-by date. */
export const NeedByFields = ({ form }: FormFieldsProps<unknown, NeedByForm>) => {
  const t = useWording('quote-lifecycle')
  return <FormDate form={form} name="needBy" label={t('quote-lifecycle:needBy.date')} />
}

/** The date one week after the dialog was opened (spec 2 §5). */
export const useInAWeek = (): string => {
  const { clock, host } = usePortal()
  const [inAWeek] = useState(() =>
    addDays(dayIn(host.timeZone, new Date(clock.now())), defaultNeedByDays),
  )
  return inAWeek
}

/** Asks for the need-by date; defaults to a week from today (spec 2 §5). */
export const NeedByDialog = formDialog({
  useSettings: (input: Adjusted) => {
    const t = useWording('quote-lifecycle')
    const portal = usePortal()
    const { quote, textParams, version } = useAdjustedQuote(input)
    const inAWeek = useInAWeek()
    return {
      title: t('quote-lifecycle:needBy.title'),
      lead: t('quote-lifecycle:needBy.lead', textParams),
      submit: t('quote-lifecycle:needBy.submit'),
      shape: bulkNeedBy,
      start: { needBy: quote.needBy ?? inAWeek },
      record: `need-by.${quote.id}`,
      async send({ needBy }: NeedByForm) {
        await portal.api.call(setNeedBy, { ...version, body: { quoteId: quote.id, needBy } })
        await refreshQuotes(portal)
      },
      done: () => t('quote-lifecycle:needBy.done', textParams),
    }
  },
  Fields: NeedByFields,
})
