import { Suspense, type ReactNode } from 'react'
import { isFinal, canRetry, type ClientError } from '#core/foundation/errors/client-error.ts'
import { LoadFailure } from '../kit/LoadFailure.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'

/** A record that loads, or could not be read; any other kind has it. */
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
  /** Said while it loads, and what stands in its place. */
  readonly loading: string
  readonly skeleton: ReactNode
  /** Said above the reason when it could not be read. */
  readonly failed?: string
  /** Label of the button that reads it again. */
  readonly retry: string
  readonly onRetry: () => void
  readonly children: (state: Exclude<State, Absent>) => ReactNode
}

const isAbsent = (state: { readonly kind: string }): state is Absent =>
  state.kind === 'loading' || state.kind === 'unavailable'

/** The body of an element over one record: while it loads, when it could not be read, and with it. */
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
    // its texts may still load: what stands in its place stays meanwhile
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
