import { Notice } from '#widgets/kit/Notice.tsx'
import { useFormats } from '../../frame/formats/use-formats.ts'
import type { AccountViewProps } from './account-part.ts'
import { AccountButtons } from './AccountButtons.tsx'

/** The reason why a declined or lost account cannot be quoted, with a button to reopen it. */
export const ClosingNotice = ({ account }: AccountViewProps) => {
  const { t, instant } = useFormats()
  const { status, closing } = account
  if (closing === undefined || (status !== 'Declined' && status !== 'Lost')) return null
  const { reasonSummary, fillInReason, reason, date } = closing
  return (
    <Notice
      tone="warning"
      actions={<AccountButtons account={account} ids={['reopen-account', 'undecline-account']} />}
    >
      {t(`accounts:closing.${status}`, {
        date: instant(date),
        reason: `${fillInReason ?? reasonSummary} (${reason})`,
      })}
    </Notice>
  )
}
