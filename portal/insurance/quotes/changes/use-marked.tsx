import { lazy, Suspense, type ReactNode } from 'react'
import type { FactChange } from '#core/insurance/quotes/changes/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { useQuoteChanges } from './use-quote-changes.ts'

const ChangedMark = lazy(async () => ({ default: (await import('./ChangedMark.tsx')).ChangedMark }))

/** Gives a function that shows a fact, with a mark where others changed one of its fields. */
export const useMarked = ({ id, currency }: Pick<Quote, 'id' | 'currency'>) => {
  const changes = useQuoteChanges(id)
  return (
    value: ReactNode,
    subject: FactChange['subject'],
    ...fields: readonly string[]
  ): ReactNode => {
    const marks = changes.filter((each) => each.subject === subject && fields.includes(each.field))
    if (marks.length === 0) return value
    return (
      <>
        {value}
        <Suspense fallback={null}>
          {marks.map((change) => (
            <ChangedMark key={change.field} change={change} currency={currency} />
          ))}
        </Suspense>
      </>
    )
  }
}
