import { linesToCome } from './lines.ts'

/** `standard`: ACCOUNT DETAILS; `pro`: GENERAL INFORMATION, which asks more (spec 2 §2). */
export type DetailsVariant = 'standard' | 'pro'

/** The forms of account details of the products that ask more than the common one. */
export const detailsForms = { P100_PRO: 'pro' } as const satisfies Partial<
  Record<keyof typeof linesToCome, DetailsVariant>
>
export type DetailsProduct = keyof typeof detailsForms

/** The products with a form of their own. */
export const detailsProducts = Object.keys(detailsForms) as [DetailsProduct]

/** The product, where it has a form of its own in a region; undefined for the common form. */
export const detailsProductOf = (
  product: string | undefined,
  region: string,
): DetailsProduct | undefined =>
  detailsProducts.find((each) => each === product && linesToCome[each] === region)

/** The form of account details of a product. */
export const detailsVariantOf = (product: DetailsProduct | undefined): DetailsVariant =>
  product === undefined ? 'standard' : detailsForms[product]
