/** The namespaces of wording that elements show. */
export const elementNamespaces = [
  'address',
  'banners',
  'calculator',
  'calculator-steps',
  'cart',
  'common',
  'coverages',
  'element',
  'errors',
  'next-steps',
  'payment',
  'products',
  'rating',
  'risk',
  'security-code',
] as const
