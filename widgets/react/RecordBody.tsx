import { Suspense, type ReactNode } from 'react'
import { isFinal, canRetry, type ClientError } from '#core/foundation/errors/client-error.ts'
import { LoadFailure } from '../kit/LoadFailure.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'

/** A record that is loading or failed to load. Any other kind contains the record. */
interface Loading {
  readonly kind: 'loading'
}
interface Unavailable {
  readonly kind: 'unavailable'
  readonly error: ClientError
  readonly message: string
}
type Absent = Loading | Unavailable

interface RecordBodyProps<State extends { readonly kind: string }> {
  readonly state: State | Absent
  /** The announcement while loading, and the placeholder. */
  readonly loading: string
  readonly skeleton: ReactNode
  /** The title above the reason when loading failed. */
  readonly failed?: string
  /** Label of the retry button. */
  readonly retry: string
  readonly onRetry: () => void
  readonly children: (state: Exclude<State, Absent>) => ReactNode
}

const isAbsent = (state: { readonly kind: string }): state is Absent =>
  state.kind === 'loading' || state.kind === 'unavailable'

/** The body of an element for one record, in its loading, failed and loaded states. */
export function RecordBody<State extends { readonly kind: string }>({
  state,
  loading,
  skeleton,
  failed,
  retry,
  onRetry,
  children,
}: RecordBodyProps<State>) {
  if (!isAbsent(state)) {
    // a state that is not absent is one of the others
    const view = children(state as Exclude<State, Absent>)
    // the placeholder stays while the texts are still loading
    return <Suspense fallback={skeleton}>{view}</Suspense>
  }
  if (state.kind === 'unavailable') {
    return (
      <LoadFailure
        title={failed}
        message={state.message}
        retry={retry}
        final={isFinal(state.error)}
        onRetry={canRetry(state.error) ? onRetry : undefined}
      />
    )
  }
  return (
    <>
      <VisuallyHidden live>{loading}</VisuallyHidden>
      {skeleton}
    </>
  )
}
