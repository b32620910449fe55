import { useLayoutEffect } from 'react'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useLatestCall } from '#widgets/react/use-latest.ts'
import { usePortal } from '../platform/use-portal.ts'
import styles from './queue-bar.styles.css'

/** The position of a record in a queue. */
export interface Queue {
  /** From 1; undefined for a record that is not in the queue. */
  readonly position: number | undefined
  readonly count: number
  readonly hasNext: boolean
  readonly hasPrevious: boolean
  /** Goes to the next or previous record, if there is one. */
  readonly step: (by: 1 | -1) => void
}

const typing = 'input, textarea, select, [contenteditable], [role="combobox"], [role="menu"]'

/** Whether a key press targets a field, also inside a shadow tree. */
const isTyping = (event: KeyboardEvent): boolean =>
  event.composedPath().some((each) => each instanceof Element && each.matches(typing))

/** Previous and next record in the queue, also by the keys K and J. */
export const QueueBar = ({ queue }: { readonly queue: Queue }) => {
  const css = useStyles(styles)
  const t = useWording('queue')
  const { dialogs } = usePortal()
  const onKey = useLatestCall((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (dialogs.$dialog.get() !== undefined || isTyping(event)) return
    if (event.key === 'j') queue.step(1)
    if (event.key === 'k') queue.step(-1)
  })
  // A layout effect, so that a key works as soon as the bar is painted.
  useLayoutEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onKey])

  const { position, count, hasNext, hasPrevious, step } = queue
  if (count === 0) return null
  return (
    <div className={css['queue']}>
      <span className={css['place']}>
        {position !== undefined && t('queue:position', { position, count })}
      </span>
      <Button
        size="small"
        title={t('queue:previousKey')}
        aria-keyshortcuts="k"
        disabled={!hasPrevious}
        onClick={() => step(-1)}
      >
        {t('queue:previous')}
      </Button>
      <Button
        size="small"
        title={t('queue:nextKey')}
        aria-keyshortcuts="j"
        disabled={!hasNext}
        onClick={() => step(1)}
      >
        {t('queue:next')}
      </Button>
    </div>
  )
}
