import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { ClientError, isCancelled, isRecordClosed } from '#core/foundation/errors/client-error.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useAccessChange } from '#widgets/react/use-access-change.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from './MessagePage.tsx'

interface LinkedRecordProps<Item> {
  /** Reads it; the same function as long as it is the same record. */
  readonly read: (signal: AbortSignal) => Promise<Item>
  /** How many lines its place has until it is there. */
  readonly lines: number
  /** Says that it cannot be shown. */
  readonly title: string
  /** What to do where its viewer may not see it. */
  readonly closed: string
  /** Shows it; `again` reads it again. */
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
  // what the link opened may be seen again
  useAccessChange(useCallback(() => failure !== undefined && onRetry(), [failure, onRetry]))
  // what is on screen stays where it cannot be read again
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

/** The record of a link: read once, and again where that failed and can succeed. */
export const LinkedRecord = <Item,>(props: LinkedRecordProps<Item>) => {
  const [round, setRound] = useState(0)
  const retry = useCallback(() => setRound((before) => before + 1), [])
  return <ReadOnce key={round} {...props} onRetry={retry} />
}
