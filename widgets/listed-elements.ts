/**
 * The other React elements. This list is a separate chunk that loads in parallel with their shared
 * files, so another element does not make the loader larger.
 */
export const listedElements = {
  'parapet-account-form': () => import('./account-form/element.ts'),
  'parapet-payment-page': () => import('./payment-page/element.ts'),
  'parapet-product-selector': () => import('./product-selector/element.ts'),
  'parapet-quote-cart': () => import('./quote-cart/element.ts'),
  'parapet-quote-review': () => import('./quote-review/element.ts'),
  'parapet-risk-factors': () => import('./risk-factors/element.ts'),
  'parapet-security-code': () => import('./security-code/element.ts'),
  'parapet-security-questions': () => import('./security-questions/element.ts'),
  'parapet-surplus-attestation': () => import('./surplus-attestation/element.ts'),
} satisfies Record<`parapet-${string}`, () => Promise<unknown>>
