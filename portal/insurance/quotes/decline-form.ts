import * as z from 'zod/mini'
import { decline, declineReasons } from '#core/insurance/quotes/decline.ts'
import { reasonCheck, reasonTexts } from '../../frame/forms/reason-form.ts'

/** The form of a declination: texts that may be empty, checked by the rules of the call. */
export const declineForm = z
  .object({ ...reasonTexts, isNotificationEnabled: z.boolean() })
  .check(reasonCheck(decline, declineReasons))
export type DeclineForm = z.output<typeof declineForm>
