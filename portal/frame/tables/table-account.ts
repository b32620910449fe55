import { createContext } from 'react'

/** The account whose records the tables of a screen show; all where it is absent. */
export const TableAccountContext = createContext<string | undefined>(undefined)
