/** The namespaces of wording that elements show. */
export const elementNamespaces = [
  'address',
  'banners',
  'calculator',
  'calculator-steps',
  'common',
  'coverages',
  'element',
  'errors',
  'payment',
  'rating',
  'security-code',
] as const
