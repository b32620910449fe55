import { Fragment } from 'react'
import type { MarkedFact } from './marked-facts.ts'
import { useMark } from './marks.ts'

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
