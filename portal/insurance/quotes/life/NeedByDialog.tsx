import { useState } from 'react'
import * as z from 'zod/mini'
import { addDays, dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import { setNeedBy } from '#core/insurance/quotes/life-endpoints.ts'
import { defaultNeedByDays, needByChange } from '#core/insurance/quotes/need-by.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormDate } from '../../../frame/forms/FormDate.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { Adjusted } from '../adjusting/adjustment-dialogs.ts'
import { useAdjustedQuote } from '../adjusting/use-adjusted-quote.ts'
import { refreshQuotes } from '../refresh-quotes.ts'

const needByForm = z.object({ needBy: needByChange.shape.needBy })
type NeedByForm = z.output<typeof needByForm>

const NeedByFields = ({ form }: FormFieldsProps<Adjusted, NeedByForm>) => {
  const t = useWording('quote-life')
  return <FormDate form={form} name="needBy" label={t('quote-life:needBy.date')} />
}

/** Asks for the need-by date; a week from today where none was set (spec 2 §5). */
export const NeedByDialog = formDialog({
  useSettings: (input: Adjusted) => {
    const t = useWording('quote-life')
    const portal = usePortal()
    const { clock, host } = portal
    const { quote, named, seen } = useAdjustedQuote(input)
    // the day on which the dialog was opened
    const [inAWeek] = useState(() =>
      addDays(dayIn(host.timeZone, new Date(clock.now())), defaultNeedByDays),
    )
    return {
      title: t('quote-life:needBy.title'),
      lead: t('quote-life:needBy.lead', named),
      submit: t('quote-life:needBy.submit'),
      shape: needByForm,
      start: { needBy: quote.needBy ?? inAWeek },
      record: `need-by.${quote.id}`,
      async send({ needBy }: NeedByForm) {
        await portal.api.call(setNeedBy, { ...seen, body: { quoteId: quote.id, needBy } })
        await refreshQuotes(portal)
      },
    }
  },
  Fields: NeedByFields,
})
