import type { ActivitySubject as Part } from '#core/insurance/activity/model.ts'
import type { ActivitySubject } from '../../kernel/activity/log.ts'

/** A part of an insured account as the log identifies it. */
export const accountSubject = (accountId: string, part: Part = 'account'): ActivitySubject => ({
  kind: 'account',
  id: accountId,
  part,
  accountId,
})

/** A part of a quote as the log identifies it. */
export const quoteSubject = (
  {
    id,
    quoteNumber,
    accountId,
  }: { readonly id: string; readonly quoteNumber: string; readonly accountId: string },
  part: Part = 'quote',
): ActivitySubject => ({ kind: 'quote', id, number: quoteNumber, part, accountId })

/** A submission as the log identifies it. */
export const submissionSubject = ({
  id,
  accountId,
}: {
  readonly id: string
  /** Null without an account. */
  readonly accountId: string | null
}): ActivitySubject => ({ kind: 'submission', id, part: 'submission', accountId })
