import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'
import { useStore } from '../../react/use-store.ts'
import { useCalculator } from '../calculator-context.ts'
import { LazyPart } from '../LazyPart.tsx'
import { partViews } from '../part-views.ts'
import { useReason } from '../price/use-reason.ts'

const stores = {
  openingProblem: '$problem',
  priceProblem: '$priceError',
  saveProblem: '$saveError',
} as const satisfies Partial<Record<keyof typeof partViews, keyof Calculator>>

/** The notice of an error. Its view loads with the first error or when the page is idle. */
export function ProblemSlot({ view }: { readonly view: keyof typeof stores }) {
  const error = useStore(useCalculator()[stores[view]])
  const reason = useReason()
  if (!error) return null
  // Sets the message of `parapet-error` even while the view is loading.
  reason(error)
  return <LazyPart view={partViews[view]} />
}
