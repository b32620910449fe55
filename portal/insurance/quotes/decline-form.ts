import * as z from 'zod/mini'
import { decline, declineReasons } from '#core/insurance/quotes/decline.ts'

/** The form of a declination: texts that may be empty, checked by the rules of the call. */
export const declineForm = z
  .object({
    reasonSummary: z.string(),
    reason: z.string(),
    fillInReason: z.string(),
    isNotificationEnabled: z.boolean(),
  })
  .check((context) => {
    const { reasonSummary, fillInReason, ...rest } = context.value
    const known = declineReasons.find((reason) => reason === reasonSummary)
    const checked = decline.safeParse({ ...rest, fillInReason, reasonSummary: known })
    for (const issue of checked.error?.issues ?? []) {
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: issue.path,
        message: issue.message,
      })
    }
    // The other rules are checked at once, not at the next submit.
    if (known === 'Fill-in option' && fillInReason.trim() === '' && checked.error !== undefined) {
      const isReported = checked.error.issues.some(({ path }) => path[0] === 'fillInReason')
      if (!isReported) {
        context.issues.push({
          code: 'custom',
          input: context.value,
          path: ['fillInReason'],
          message: 'fillInRequired',
        })
      }
    }
  })
export type DeclineForm = z.output<typeof declineForm>
