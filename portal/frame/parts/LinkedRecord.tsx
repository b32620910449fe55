import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { ClientError, isCancelled, isRecordClosed } from '#core/foundation/errors/client-error.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useAccessChange } from '#widgets/react/use-access-change.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from './MessagePage.tsx'

interface LinkedRecordProps<Item> {
  /** Loads the record; must be stable for the same record. */
  readonly read: (signal: AbortSignal) => Promise<Item>
  /** Skeleton lines while it loads. */
  readonly lines: number
  /** The title when it cannot be shown. */
  readonly title: string
  /** The instructions for a viewer without access to the record. */
  readonly closed: string
  /** Renders it; `again` reloads it. */
  readonly children: (item: Item, again: () => void) => ReactNode
}

const ReadOnce = <Item,>({
  read,
  lines,
  title,
  closed,
  onRetry,
  children,
}: LinkedRecordProps<Item> & { readonly onRetry: () => void }) => {
  const t = useWording('common')
  const [item, setItem] = useState<Item>()
  const [failure, setFailure] = useState<ClientError>()

  useEffect(() => {
    const control = new AbortController()
    read(control.signal).then(setItem, (error: unknown) => {
      if (!isCancelled(error) && error instanceof ClientError) setFailure(error)
    })
    return () => control.abort()
  }, [read])
  // A change of access may make the record readable again.
  useAccessChange(useCallback(() => failure !== undefined && onRetry(), [failure, onRetry]))
  // The record on screen stays if reloading fails.
  const again = useCallback(
    () => void read(new AbortController().signal).then(setItem, () => undefined),
    [read],
  )

  if (failure !== undefined) {
    if (isRecordClosed(failure)) return <MessagePage title={title} lead={closed} />
    return (
      <MessagePage title={title} lead={failure.message}>
        <Button icon="refresh" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      </MessagePage>
    )
  }
  return item === undefined ? <Skeleton lines={lines} /> : children(item, again)
}

/** The record of a link: loaded once, with a retry after a failure. */
export const LinkedRecord = <Item,>(props: LinkedRecordProps<Item>) => {
  const [round, setRound] = useState(0)
  const retry = useCallback(() => setRound((before) => before + 1), [])
  return <ReadOnce key={round} {...props} onRetry={retry} />
}
