import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** In place of a record that could not be read: why, and a button that reads it again. */
export function LoadFailure({
  message,
  retry,
  onRetry,
}: {
  readonly message: string
  /** Label of the button. */
  readonly retry: string
  readonly onRetry: () => void
}) {
  return (
    <Notice
      tone="error"
      title={message}
      actions={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  )
}
