import { useCallback, useState, type ComponentType } from 'react'
import { useHost } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import type { ReviewDialog, ReviewDialogProps } from './review-context.ts'

/** The open dialog, or why it could not be opened. */
export function useReviewDialog() {
  const { errors, wording } = usePlatform()
  const host = useHost()
  const [shown, setShown] = useState<ComponentType<ReviewDialogProps>>()
  const [failure, setFailure] = useState<string>()
  const open = useCallback(
    (next: ReviewDialog | undefined): void => {
      setFailure(undefined)
      if (next === undefined) return setShown(undefined)
      // Loads code and texts first, because a dialog that suspends is hidden and thereby closed.
      const texts = (['errors', 'address'] as const).map((each) =>
        wording.load(each).catch(() => {}),
      )
      Promise.all([import('./review-dialogs.ts'), ...texts]).then(
        ([{ reviewDialogs }]) => setShown(() => reviewDialogs[next]),
        (cause: unknown) => {
          const error = errors.caught(cause, 'load')
          setFailure(error.message)
          host.report(error)
        },
      )
    },
    [errors, host, wording],
  )
  return { shown, failure, open }
}
