import { lazy, Suspense, type ReactNode } from 'react'
import type { FactChange } from '#core/insurance/quotes/changes/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { useQuoteChanges } from './use-quote-changes.ts'

const ChangedMark = lazy(async () => ({ default: (await import('./ChangedMark.tsx')).ChangedMark }))

/** Gives a function that marks a fact where others changed it; undefined where they did not. */
export const useMarks = ({ id, currency }: Pick<Quote, 'id' | 'currency'>) => {
  const changes = useQuoteChanges(id)
  return (subject: FactChange['subject'], field: string): ReactNode => {
    const change = changes.find((each) => each.subject === subject && each.field === field)
    return (
      change && (
        <Suspense fallback={null}>
          <ChangedMark change={change} currency={currency} />
        </Suspense>
      )
    )
  }
}
