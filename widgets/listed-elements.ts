/**
 * Elements of React with files of their own beyond those that all of them share. A chunk of its own,
 * which the loader fetches beside the shared files: an element more costs the loader nothing.
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
