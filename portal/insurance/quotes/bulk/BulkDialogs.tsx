import { useMemo } from 'react'
import * as z from 'zod/mini'
import { addDays, type Day } from '#core/foundation/calendar-dates/calendar-date.ts'
import * as calls from '#core/insurance/quotes/bulk/endpoints.ts'
import { quoteLoss } from '#core/insurance/quotes/loss.ts'
import { defaultNeedByDays, isNeedBy, needByOfAll } from '#core/insurance/quotes/need-by.ts'
import type { BulkResult } from '#core/platform/bulk/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { BulkInput } from '../../../frame/bulk/bulk.ts'
import { useBulkRun } from '../../../frame/bulk/use-bulk-run.ts'
import { answerDialog } from '../../../frame/dialogs/form-dialog.tsx'
import { emptyReason, reasonBody } from '../../../frame/forms/reason-form.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { declineBody, declineForm, emptyDecline, type DeclineForm } from '../decline-form.ts'
import { DeclineFields } from '../DeclineQuoteDialog.tsx'
import { NeedByFields, useInAWeek, type NeedByForm } from '../life/NeedByDialog.tsx'
import { LossFields, lossForm, type LossForm } from '../life/QuoteLostDialog.tsx'

type Results = readonly BulkResult[]

/** The errors of the shared part of a call are at the fields of the form. */
const fieldOf = (field: string): string => field.replace(/^with\./, '')

/** What is the same for the dialogs of a selection of quotes. */
const useQuotesDialog = (input: BulkInput, texts: 'decline' | 'lost' | 'delete' | 'needBy') => {
  const t = useWording('portal', 'quotes', 'quote-life', 'bulk')
  const { run, about, labelled, count } = useBulkRun(input)
  const { api } = usePortal()
  return {
    api,
    run,
    texts: {
      title: t(`quote-life:bulk.${texts}.title`),
      lead: `${t(`quote-life:bulk.${texts}.lead`)} ${about}`,
      submit: labelled(t(`quote-life:bulk.${texts}.submit`, { count })),
      record: `${texts}-quotes`,
      fieldOf,
    },
  }
}

/** Declines the selected quotes with one reason. */
export const DeclineQuotesDialog = answerDialog<BulkInput, DeclineForm, Results>({
  useSettings(input) {
    const { api, run, texts } = useQuotesDialog(input, 'decline')
    return {
      ...texts,
      isDangerous: true,
      shape: declineForm,
      start: emptyDecline,
      send: (form, requestId) =>
        run(requestId, ({ body, signal }) =>
          api.call(calls.declineQuotes, {
            body: { ...body, with: declineBody(form) },
            signal,
          }),
        ),
    }
  },
  Fields: DeclineFields,
})

/** Marks the selected quotes as lost with one reason. */
export const LoseQuotesDialog = answerDialog<BulkInput, LossForm, Results>({
  useSettings(input) {
    const { api, run, texts } = useQuotesDialog(input, 'lost')
    return {
      ...texts,
      shape: lossForm,
      start: emptyReason,
      send: (form, requestId) =>
        run(requestId, ({ body, signal }) =>
          api.call(calls.loseQuotes, {
            body: { ...body, with: quoteLoss.parse(reasonBody(form)) },
            signal,
          }),
        ),
    }
  },
  Fields: LossFields,
})

/** Deletes the selected quotes, which can be restored. */
export const DeleteQuotesDialog = answerDialog<BulkInput, Record<string, never>, Results>({
  useSettings(input) {
    const { api, run, texts } = useQuotesDialog(input, 'delete')
    return {
      ...texts,
      isDangerous: true,
      shape: z.object({}),
      start: {},
      send: (_form, requestId) =>
        run(requestId, (options) => api.call(calls.deleteQuotes, options)),
    }
  },
  Fields: () => null,
})

/** The need-by date of a selection: the server checks it again, where each insured is. */
const needByFrom = (today: Day) =>
  z.object({
    needBy: needByOfAll.shape.needBy.check(
      z.refine((day) => isNeedBy(day, today), 'quote-life:error.needBy'),
    ),
  })

/** Sets one need-by date for the selected quotes. */
export const NeedByOfQuotesDialog = answerDialog<BulkInput, NeedByForm, Results>({
  useSettings(input) {
    const { api, run, texts } = useQuotesDialog(input, 'needBy')
    const needBy = useInAWeek()
    const shape = useMemo(() => needByFrom(addDays(needBy, -defaultNeedByDays)), [needBy])
    return {
      ...texts,
      shape,
      start: { needBy },
      send: (form, requestId) =>
        run(requestId, ({ body, signal }) =>
          api.call(calls.setNeedByOfQuotes, { body: { ...body, with: form }, signal }),
        ),
    }
  },
  Fields: NeedByFields,
})
