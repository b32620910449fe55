import { createContext, Fragment, type ReactNode, use } from 'react'
import type { MarkedFact } from './marked-facts.ts'

/** What marks a fact of the quote on screen that others changed; `part` names one of several. */
export type Mark = (fact: MarkedFact, part?: string) => ReactNode

const unmarked: Mark = () => undefined

/** The marks of the quote on screen; none for viewers other than underwriters. */
export const MarksContext = createContext<Mark>(unmarked)

export const useMark = (): Mark => use(MarksContext)

/** What the price of a quote is made of beside its coverages. */
export const priceFacts = [
  'premium',
  'modification',
  'brokerFee',
  'additionalBrokerFee',
  'mgaFee',
] as const satisfies readonly MarkedFact[]

/** The marks of several facts that one value is made of. */
export const Marks = ({ of }: { readonly of: readonly MarkedFact[] }) => {
  const mark = useMark()
  return of.map((fact) => <Fragment key={fact}>{mark(fact)}</Fragment>)
}
