import { createContext, Fragment, type ReactNode, use } from 'react'
import type { MarkedFact } from './marked-facts.ts'

/** Renders the mark of a field that others changed; `part` selects one of several. */
export type Mark = (fact: MarkedFact, part?: string) => ReactNode

const unmarked: Mark = () => undefined

/** The marks of the quote on screen, for underwriters only. */
export const MarksContext = createContext<Mark>(unmarked)

export const useMark = (): Mark => use(MarksContext)

/** The parts of a quote's price other than its coverages. */
export const priceFacts = [
  'premium',
  'modification',
  'brokerFee',
  'additionalBrokerFee',
  'mgaFee',
] as const satisfies readonly MarkedFact[]

/** The marks of several fields that make up one value. */
export const Marks = ({ of }: { readonly of: readonly MarkedFact[] }) => {
  const mark = useMark()
  return of.map((fact) => <Fragment key={fact}>{mark(fact)}</Fragment>)
}
