import { reasonText } from '#core/foundation/validation/reason.ts'
import type { Values } from '../../kernel/activity/changes.ts'

/** The reason of a form as the log shows it: the selected one, or the typed one. */
export const loggedReason = (
  form: Parameters<typeof reasonText>[0] & { readonly reason: string },
): Values => ({ reasonSummary: reasonText(form), reason: form.reason })
