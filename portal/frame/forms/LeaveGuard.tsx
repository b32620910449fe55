import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx'
import { loadPart } from '../errors/part-missing.ts'
import { leavingOf } from './leaving.ts'

const load = async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion
const LeaveQuestion = lazy(async () => ({ default: await loadPart(load) }))

/**
 * The one guard of unsaved input: asks when the user leaves the screen or its tab, or closes the
 * window. Used by the form wrapper and by elements that report unsaved input, never by a screen
 * itself.
 */
export const LeaveGuard = ({ isDirty }: { readonly isDirty: boolean }) => {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && leavingOf(current, next) !== undefined,
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
    withResolver: true,
  })

  // Loaded before it is needed, because the network may be gone when the user leaves; loaded again
  // when needed.
  useEffect(() => {
    if (isDirty) load().catch(() => {})
  }, [isDirty])

  if (blocker.status !== 'blocked') return null
  return (
    <DialogBoundary onFailed={blocker.reset}>
      <Suspense fallback={null}>
        <LeaveQuestion
          leaving={leavingOf(blocker.current, blocker.next) ?? 'screen'}
          onStay={blocker.reset}
          onGo={blocker.proceed}
        />
      </Suspense>
    </DialogBoundary>
  )
}
