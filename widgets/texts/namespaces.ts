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
  'risk',
  'security-code',
] as const
