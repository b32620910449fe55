import { useBlocker } from '@tanstack/react-router'
import { createElement, Suspense, useEffect, useState } from 'react'
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx'
import { lazyPart } from '../errors/load-part.ts'
import { navigationScope } from './navigation-scope.ts'

const load = async () => (await import('./UnsavedChangesDialog.tsx')).UnsavedChangesDialog

interface LeaveGuardProps {
  readonly isDirty: boolean
  /** Deletes the stored input when the user leaves. */
  readonly onLeave: (() => void) | undefined
}

/**
 * The only guard of unsaved input: asks when the user leaves the screen or its tab, or closes the
 * window. The form wrapper and mounted elements use it, never a screen itself.
 */
export const LeaveGuard = ({ isDirty, onLeave }: LeaveGuardProps) => {
  const [question, setQuestion] = useState(() => lazyPart(load))
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && navigationScope(current, next) !== undefined,
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
    withResolver: true,
  })

  // Preloaded, because the user may be offline when leaving; a failed load is retried when needed.
  useEffect(() => {
    if (isDirty) load().catch(() => {})
  }, [isDirty])

  if (blocker.status !== 'blocked') return null
  const { current, next, reset, proceed } = blocker
  const failed = () => {
    setQuestion(lazyPart(load))
    reset()
  }
  const leaving = navigationScope(current, next) ?? 'screen'
  const leave = () => {
    onLeave?.()
    proceed()
  }
  return (
    <DialogBoundary onFailed={failed}>
      <Suspense fallback={null}>
        {createElement(question, { leaving, onStay: reset, onGo: leave })}
      </Suspense>
    </DialogBoundary>
  )
}
