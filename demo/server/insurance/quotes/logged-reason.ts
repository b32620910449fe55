import type { Values } from '../activity/changes.ts'

/** The reason of a form as the log shows it: the chosen one, or the one that was typed. */
export const loggedReason = ({
  reasonSummary,
  reason,
  fillInReason,
}: {
  readonly reasonSummary: string
  readonly reason: string
  readonly fillInReason?: string | undefined
}): Values => ({ reasonSummary: fillInReason ?? reasonSummary, reason })
