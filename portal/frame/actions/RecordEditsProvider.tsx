import { createContext, use, useState, type ReactNode } from 'react'
import { createRecordEdits, type RecordEdits } from './record-edits.ts'

const RecordEditsContext = createContext<RecordEdits | undefined>(undefined)

/** Provides the unsaved edits of a record's screen to its actions. */
export const RecordEditsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [edits] = useState(createRecordEdits)
  return <RecordEditsContext value={edits}>{children}</RecordEditsContext>
}

/** The unsaved edits of the record on screen; undefined in a table. */
export const useRecordEdits = (): RecordEdits | undefined => use(RecordEditsContext)
