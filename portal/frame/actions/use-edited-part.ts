import { useEffect } from 'react'
import { useLatest } from '#widgets/react/use-latest.ts'
import type { EditedPart } from './record-edits.ts'
import { useRecordEdits } from './RecordEditsProvider.tsx'

/**
 * Registers a form of a record's screen while it has unsaved input: actions on the record save it
 * first, or ask before it is lost.
 */
export const useEditedPart = (isDirty: boolean, part: EditedPart): void => {
  const edits = useRecordEdits()
  const latest = useLatest(part)
  useEffect(() => {
    if (!edits || !isDirty) return undefined
    return edits.add({
      changes: () => latest.current.changes(),
      save: () => latest.current.save(),
    })
  }, [edits, isDirty, latest])
}
