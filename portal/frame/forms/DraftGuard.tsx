import { RestoredFields } from '#widgets/kit/RestoredDraft.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import type { RestoredInput } from './use-draft-form.ts'

interface DraftGuardProps {
  readonly draft: {
    readonly isDirty: boolean
    readonly restored: RestoredInput
    readonly forget: () => void
  }
  /** Whether there is other input that leaving would lose, such as a file. */
  readonly hasMore?: boolean
}

/** Asks before a form with a draft is left, which forgets the draft, and says when it was restored. */
export const DraftGuard = ({ draft, hasMore = false }: DraftGuardProps) => {
  const { isDirty, restored, forget } = draft
  return (
    <>
      <LeaveGuard isDirty={isDirty || hasMore} onLeave={forget} />
      <RestoredFields {...restored} />
    </>
  )
}
