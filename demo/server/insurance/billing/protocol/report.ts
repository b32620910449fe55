import * as z from 'zod/mini'
import { id } from '#core/foundation/validation/bounded.ts'

/** Path of the processor’s endpoint that sends an intent’s report again. */
export const reportPath = '/report'

/** The signed payload of that request. */
export const reportRequest = z.object({ intentId: id() })

/** The processor's state of the intent's last transaction; `none` without one. */
export const reportResponse = z.object({ state: z.string().check(z.maxLength(50)) })
