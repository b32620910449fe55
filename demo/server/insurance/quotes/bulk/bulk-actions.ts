import * as z from 'zod/mini'
import { quoteLoss } from '#core/insurance/quotes/lifecycle/loss.ts'
import { bulkNeedBy } from '#core/insurance/quotes/lifecycle/need-by.ts'
import type { PerformBulk } from '../../../kernel/bulk/perform.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { deleteQuote, loseQuote, restoreQuote } from '../lifecycle/close-quote.ts'
import { setNeedBy } from '../lifecycle/need-by.ts'
import { rescindBinder } from '../lifecycle/rescind-quote.ts'
import type { QuoteRef } from '../read-quote.ts'

type OnQuote = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  input: unknown,
) => Promise<unknown>

/** An action on one quote; `input` decodes the stored input of the run. */
const onQuote =
  <Input extends z.ZodMiniType>(
    shape: Input,
    act: (
      services: Services,
      viewer: Viewer,
      which: QuoteRef,
      input: z.output<Input>,
    ) => Promise<unknown>,
  ): OnQuote =>
  (services, viewer, which, input) =>
    act(services, viewer, which, z.parse(shape, input))

/** The actions on several quotes; each quote is treated as if it were the only one. */
export const quoteBulkActions = {
  lose: onQuote(quoteLoss, loseQuote),
  delete: onQuote(z.object({}), deleteQuote),
  restore: onQuote(z.object({}), restoreQuote),
  rescind: onQuote(z.object({}), (services, viewer, which) =>
    rescindBinder(services, viewer, which, 'skip'),
  ),
  setNeedBy: onQuote(bulkNeedBy, (services, viewer, which, { needBy }) =>
    setNeedBy(services, viewer, which, { quoteId: which.quoteId, needBy }),
  ),
} as const satisfies Record<string, OnQuote>
export type QuoteBulkAction = keyof typeof quoteBulkActions

const isAction = (name: string): name is QuoteBulkAction => Object.hasOwn(quoteBulkActions, name)

/** Applies a run's action to one quote of the viewer's scope. */
export const applyQuoteAction =
  (services: Services, viewer: Viewer): PerformBulk =>
  async ({ action, input }, { id, seen }) => {
    if (!isAction(action)) throw new Error(`No action on quotes: ${action}`)
    const which = { quoteId: id, ...(seen !== undefined && { seen }) }
    await quoteBulkActions[action](services, viewer, which, input)
  }
