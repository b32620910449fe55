import type { EligibleProduct } from '#core/insurance/accounts/offers.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useWording } from '../react/use-wording.ts'

const isOfProducts = (code: string): code is `products:${string}` => code.startsWith('products:')

/** The text of a reason in the page’s language, or the server’s text if there is none. */
export function useReasonText(): (reason: EligibleProduct['reasons'][number]) => string {
  useWording('products')
  const { wording } = usePlatform()
  return ({ code, detail }) => (isOfProducts(code) && wording.has(code) ? wording.t(code) : detail)
}
