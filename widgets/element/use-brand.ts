import { useInsertionEffect } from 'react'
import { brandStyles } from '#themes/brand-styles.ts'
import type { BrandName } from '#themes/brands/brands.ts'
import { adopt } from '#themes/shadow-dom-inject.ts'
import { useRoot } from '../react/use-styles.ts'

/** Applies the colours of a brand to the element. */
export function useBrand(brand: BrandName | undefined): void {
  const root = useRoot()
  const styles = brand && brandStyles[brand]
  useInsertionEffect(() => styles && adopt(root, styles.rules), [root, styles])
}
