import { Notice } from '#widgets/kit/Notice.tsx'
import { useFormats } from '../../frame/formats/use-formats.ts'
import type { AccountViewProps } from './account-part.ts'

/** Why a declined or lost account cannot be quoted. */
export const ClosingNotice = ({ account: { status, closing } }: AccountViewProps) => {
  const { t, instant } = useFormats()
  if (closing === undefined || (status !== 'Declined' && status !== 'Lost')) return null
  const { reasonSummary, fillInReason, reason, date } = closing
  return (
    <Notice tone="warning">
      {t(`accounts:closing.${status}`, {
        date: instant(date),
        reason: `${fillInReason ?? reasonSummary} (${reason})`,
      })}
    </Notice>
  )
}
