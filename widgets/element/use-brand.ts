import { use, useInsertionEffect } from 'react'
import { brandStyles } from '#themes/brand-styles.ts'
import type { BrandName } from '#themes/brands/brands.ts'
import { adopt, type Styles } from '#themes/shadow-dom-inject.ts'
import { useRoot } from '../react/use-styles.ts'

const brought = new Map<BrandName, Promise<Styles | undefined>>()

/** A brand whose colours do not come leaves the house's own in place. */
function bring(brand: BrandName): Promise<Styles | undefined> {
  const known = brought.get(brand)
  if (known) return known
  const promise: Promise<Styles | undefined> =
    brandStyles[brand]?.().catch(() => {
      brought.delete(brand)
      return undefined
    }) ?? Promise.resolve(undefined)
  brought.set(brand, promise)
  return promise
}

/** Asks for a brand's colours while something else is waited for. */
export const prepareBrand = (brand: BrandName | undefined): void => {
  if (brand) void bring(brand)
}

/** Dresses the element in a brand; suspends until its colours are here, so that nothing flashes. */
export function useBrand(brand: BrandName | undefined): void {
  const root = useRoot()
  const styles = brand && brandStyles[brand] && use(bring(brand))
  useInsertionEffect(() => styles && adopt(root, styles.sheet), [root, styles])
}
