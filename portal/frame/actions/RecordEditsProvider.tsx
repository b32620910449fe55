import { createContext, use, useState, type ReactNode } from 'react'
import { createRecordEdits, type RecordEdits } from './record-edits.ts'

const RecordEditsContext = createContext<RecordEdits | undefined>(undefined)

/** Around the screen of one record: its actions know of the edits that its parts hold. */
export const RecordEditsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [edits] = useState(createRecordEdits)
  return <RecordEditsContext value={edits}>{children}</RecordEditsContext>
}

/** The edits of the record on screen; none in a table. */
export const useRecordEdits = (): RecordEdits | undefined => use(RecordEditsContext)
