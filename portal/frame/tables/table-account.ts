import { createContext } from 'react'

/** Limits the tables of a screen to one account. */
export const TableAccountContext = createContext<string | undefined>(undefined)
