import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useLatest } from '#widgets/react/use-latest.ts'
import { createRecordEdits, type EditedPart, type RecordEdits } from './record-edits.ts'

const RecordEditsContext = createContext<RecordEdits | undefined>(undefined)

/** Provides the unsaved edits of a record's screen to its actions. */
export const RecordEditsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [edits] = useState(createRecordEdits)
  return <RecordEditsContext value={edits}>{children}</RecordEditsContext>
}

/** The unsaved edits of the record on screen; undefined in a table. */
export const useRecordEdits = (): RecordEdits | undefined => use(RecordEditsContext)

/**
 * Registers a form while it has unsaved input, so that actions on the record save it first or ask.
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
