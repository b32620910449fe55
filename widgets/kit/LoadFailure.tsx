import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** In place of a record that could not be read: why, and a button that reads it again where that may help. */
export function LoadFailure({
  title,
  message,
  retry,
  onRetry,
  final = false,
}: {
  /** What could not be read, where the reason alone does not say it. */
  readonly title?: string | undefined
  readonly message: string
  /** Label of the button. */
  readonly retry: string
  /** Absent where another try would fail the same way. */
  readonly onRetry?: (() => void) | undefined
  /** Whether it is all that an element shows from now on. */
  readonly final?: boolean
}) {
  return (
    <Notice
      tone="error"
      title={title ?? message}
      final={final}
      actions={
        onRetry && (
          <Button size="small" icon="refresh" onClick={onRetry}>
            {retry}
          </Button>
        )
      }
    >
      {title !== undefined && title !== message && message}
    </Notice>
  )
}
