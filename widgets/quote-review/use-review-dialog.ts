import { useCallback, useState, type ComponentType } from 'react'
import { useHost } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import type { ReviewDialog, ReviewDialogProps } from './review-context.ts'

/** What is open above the review, and why it could not be opened. */
export function useReviewDialog() {
  const { errors, wording } = usePlatform()
  const host = useHost()
  const [shown, setShown] = useState<ComponentType<ReviewDialogProps>>()
  const [failure, setFailure] = useState<string>()
  const open = useCallback(
    (next: ReviewDialog | undefined): void => {
      setFailure(undefined)
      if (next === undefined) return setShown(undefined)
      // An open dialog that waits for its code or texts would be hidden, and with it closed.
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
