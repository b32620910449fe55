import { useMemo } from 'react'
import * as z from 'zod/mini'
import { addDays, type Day } from '#core/foundation/calendar-dates/calendar-date.ts'
import * as calls from '#core/insurance/quotes/bulk/endpoints.ts'
import { quoteLoss } from '#core/insurance/quotes/lifecycle/loss.ts'
import {
  defaultNeedByDays,
  isValidNeedBy,
  bulkNeedBy,
} from '#core/insurance/quotes/lifecycle/need-by.ts'
import type { BulkResult } from '#core/platform/bulk/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { BulkInput } from '../../../frame/bulk/bulk.ts'
import { useBulkRun } from '../../../frame/bulk/use-bulk-run.ts'
import { answerDialog, type FormDialogSettings } from '../../../frame/dialogs/form-dialog.tsx'
import { emptyReason, reasonBody } from '../../../frame/forms/reason-form.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { declineBody, declineForm, emptyDecline, type DeclineForm } from '../decline-form.ts'
import { DeclineFields } from '../DeclineQuoteDialog.tsx'
import { NeedByFields, useInAWeek, type NeedByForm } from '../lifecycle/NeedByDialog.tsx'
import { LossFields, lossForm, type LossForm } from '../lifecycle/QuoteLostDialog.tsx'

type Results = readonly BulkResult[]

/** The text group of a dialog in `quote-lifecycle:bulk`. */
type BulkTexts = 'decline' | 'lost' | 'delete' | 'needBy' | 'restore' | 'rescind' | 'issue'

/** The shared parts of the bulk dialogs of quotes. */
const useQuotesDialog = (input: BulkInput, texts: BulkTexts) => {
  const t = useWording('portal', 'quotes', 'quote-lifecycle', 'bulk')
  const { run, settings, count } = useBulkRun(input)
  const { api } = usePortal()
  return {
    api,
    run,
    texts: {
      ...settings({
        title: t(`quote-lifecycle:bulk.${texts}.title`),
        lead: t(`quote-lifecycle:bulk.${texts}.lead`),
        submit: t(`quote-lifecycle:bulk.${texts}.submit`, { count }),
      }),
      record: `${texts}-quotes`,
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

/** A call that needs only the selected quotes. */
type PlainCall =
  | typeof calls.deleteQuotes
  | typeof calls.restoreQuotes
  | typeof calls.rescindBinders
  | typeof calls.issueQuotes

/** A confirmation without input; an irreversible action has a box to check. */
const plainDialog = (
  texts: BulkTexts,
  call: PlainCall,
  weight: Pick<FormDialogSettings<Record<string, never>>, 'isDangerous' | 'isFinal'>,
) =>
  answerDialog<BulkInput, Record<string, never>, Results>({
    useSettings(input) {
      const { api, run, texts: shown } = useQuotesDialog(input, texts)
      return {
        ...shown,
        ...weight,
        shape: z.object({}),
        start: {},
        send: (_form, requestId) => run(requestId, (options) => api.call(call, options)),
      }
    },
    Fields: () => null,
  })

/** Deletes the selected quotes, which can be restored. */
export const DeleteQuotesDialog = plainDialog('delete', calls.deleteQuotes, { isDangerous: true })

/** Restores the selected quotes. */
export const RestoreQuotesDialog = plainDialog('restore', calls.restoreQuotes, {})

/** Rescinds the selected binders. */
export const RescindBindersDialog = plainDialog('rescind', calls.rescindBinders, {
  isDangerous: true,
  isFinal: true,
})

/** Issues the policies of the selected binders. */
export const IssueQuotesDialog = plainDialog('issue', calls.issueQuotes, { isFinal: true })

/** The need-by date of a selection; the server validates it in each insured's zone. */
const needByFrom = (today: Day) =>
  z.object({
    needBy: bulkNeedBy.shape.needBy.check(
      z.refine((day) => isValidNeedBy(day, today), 'quote-lifecycle:error.needBy'),
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
