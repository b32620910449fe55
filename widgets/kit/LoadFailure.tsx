import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/**
 * Replaces a record that failed to load with the reason, and a retry button if a retry may help.
 */
export function LoadFailure({
  title,
  message,
  retry,
  onRetry,
  final = false,
}: {
  /** The title, for a reason that does not include it. */
  readonly title?: string | undefined
  readonly message: string
  /** Label of the button. */
  readonly retry: string
  /** Absent if a retry would fail the same way. */
  readonly onRetry?: (() => void) | undefined
  /** Whether the element will show nothing else. */
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
