import { useCallback } from 'react'
import type { LiveEvent } from '#core/platform/live/model.ts'
import { useRecordEdits } from '../../frame/actions/RecordEditsProvider.tsx'
import { useLiveEvents } from '../../frame/live/live-events.ts'

/**
 * Reopens a quote's calculator when somebody else changed the quote. Unsaved edits stay; saving
 * them detects the conflict.
 */
export const useReopenChanged = (quoteId: string): void => {
  const edits = useRecordEdits()
  const onEvent = useCallback(
    (event: LiveEvent) => {
      if (event.type !== 'changed' || event.kind !== 'quote') return
      const isOthers = event.by?.isYou === false
      const isAbout = event.records.some(({ id }) => id === quoteId)
      if (isOthers && isAbout && edits?.isDirty() === false) edits.reopen()
    },
    [edits, quoteId],
  )
  useLiveEvents(onEvent)
}
