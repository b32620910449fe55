import { createContext } from 'react'

/** The zone in which dates of the surrounding record are written; undefined: that of the reader. */
export const RecordZone = createContext<string | undefined>(undefined)
