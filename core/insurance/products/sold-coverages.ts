import type { CoverageSelection } from './coverage-selection.ts'
import { coverages, firstOfOtherLines, type Coverage, type CoverageKey } from './coverages.ts'
import { quotedProducts, type QuotedProduct } from './products.ts'
import { underwritingOf } from './underwriting.ts'

const rows: readonly (Coverage & { readonly key: CoverageKey })[] = coverages

const isSold = (selection: CoverageSelection, id: number, key: CoverageKey): boolean =>
  'only' in selection
    ? selection.only.includes(key)
    : id < firstOfOtherLines && !selection.cyberCoveragesExcept.includes(key)

const selected = (selection: CoverageSelection): readonly Coverage[] => {
  const { locked = [], includedFromPreset = {} } = selection
  return rows
    .filter(({ id, key }) => isSold(selection, id, key))
    .map((row) => {
      const { [row.key]: from = row.includedFromPreset } = includedFromPreset
      return locked.includes(row.key)
        ? { ...row, isMandatory: true, includedFromPreset: 1 }
        : { ...row, includedFromPreset: from }
    })
}

const sold: ReadonlyMap<QuotedProduct, readonly Coverage[]> = new Map(
  quotedProducts.map((product) => [product, selected(underwritingOf[product].coverages)]),
)

/** The coverages that a product sells, in display order. Platform only. */
export const coveragesOf = (product: QuotedProduct): readonly Coverage[] => sold.get(product) ?? []
