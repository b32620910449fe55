import type { ReadableAtom } from 'nanostores'
import { useCallback, useEffect } from 'react'
import type { ClientError } from '#core/foundation/errors/client-error.ts'
import { useAccessChange } from './use-access-change.ts'
import { useHost } from './use-host.ts'
import { useStore } from './use-store.ts'

/** A record that is loading, forbidden or unavailable. */
type Absent =
  | { readonly kind: 'loading' }
  | { readonly kind: 'closed'; readonly error: ClientError }
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }

interface RecordView<Shown extends { readonly kind: 'shown' }> {
  readonly $state: ReadableAtom<Absent | Shown>
  load(): Promise<void>
}

/**
 * Loads the record that a link opened, reports to the page why it cannot be shown, and reloads it
 * when the page corrects its access. `onShown` must be stable between renders.
 */
export function useOpenedRecord<Shown extends { readonly kind: 'shown' }>(
  view: RecordView<Shown>,
  onShown: (shown: Shown) => void,
): Absent | Shown {
  const host = useHost()
  useEffect(() => void view.load(), [view])
  useEffect(
    () =>
      view.$state.subscribe((state) => {
        if (state.kind === 'unavailable' || state.kind === 'closed') host.report(state.error)
        if (state.kind === 'shown') onShown(state)
      }),
    [host, onShown, view],
  )
  const retry = useCallback(() => {
    if (view.$state.get().kind !== 'shown') void view.load()
  }, [view])
  useAccessChange(retry)
  return useStore(view.$state)
}
