import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx'
import { loadPart } from '../errors/part-missing.ts'
import { leavingOf } from './leaving.ts'

const load = async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion
const LeaveQuestion = lazy(async () => ({ default: await loadPart(load) }))

/**
 * The one guard of unsaved input: leaving the screen or its tab asks, closing the window asks. It
 * stands in the form wrapper and beside elements that tell they are dirty, never in a screen of its
 * own.
 */
export const LeaveGuard = ({ isDirty }: { readonly isDirty: boolean }) => {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && leavingOf(current, next) !== undefined,
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
    withResolver: true,
  })

  // There before it is needed: who leaves may have lost the network. It is loaded again when asked.
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
