import type { ReactNode } from 'react'
import type { FactChange } from '#core/insurance/quotes/changes/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { ChangedMark } from './ChangedMark.tsx'
import { useQuoteChanges } from './use-quote-changes.ts'

/** Gives a function that marks a fact where others changed it; undefined where they did not. */
export const useMarks = ({ id, currency }: Pick<Quote, 'id' | 'currency'>) => {
  const changes = useQuoteChanges(id)
  return (subject: FactChange['subject'], field: string): ReactNode => {
    const change = changes.find((each) => each.subject === subject && each.field === field)
    return change && <ChangedMark change={change} currency={currency} />
  }
}
