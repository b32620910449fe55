import { RestoredFields } from '#widgets/kit/RestoredDraft.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import type { RestoredInput } from './use-draft-form.ts'

interface DraftGuardProps {
  readonly draft: {
    readonly isDirty: boolean
    readonly restored: RestoredInput
    readonly forget: () => void
  }
  /** Whether leaving would lose other input, such as a file. */
  readonly hasMore?: boolean
}

/**
 * Asks before leaving a form with a draft, which deletes the draft, and shows when one was
 * restored.
 */
export const DraftGuard = ({ draft, hasMore = false }: DraftGuardProps) => {
  const { isDirty, restored, forget } = draft
  return (
    <>
      <LeaveGuard isDirty={isDirty || hasMore} onLeave={forget} />
      <RestoredFields {...restored} />
    </>
  )
}
