import { useStore } from '../../react/use-store.ts'
import { useCalculator } from '../calculator-context.ts'
import { PriceParts } from '../price/PriceDetails.tsx'

/** The breakdown of the total. */
export function PriceSection() {
  const price = useStore(useCalculator().$price)
  return price ? <PriceParts answer={price.answer} /> : null
}
