import { createContext, use, type ReactNode } from 'react'
import type { MarkedFact } from './marked-facts.ts'

/** What marks a fact of the quote on screen that others changed; `part` names one of several. */
export type Mark = (fact: MarkedFact, part?: string) => ReactNode

const unmarked: Mark = () => undefined

/** The marks of the quote on screen; none for viewers other than underwriters. */
export const MarksContext = createContext<Mark>(unmarked)

export const useMark = (): Mark => use(MarksContext)
