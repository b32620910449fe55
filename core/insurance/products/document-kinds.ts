/** The documents that the platform generates for quotes and policies. */
export const documentKinds = ['proposal', 'binder', 'policy', 'invoice', 'receipt'] as const
export type DocumentKind = (typeof documentKinds)[number]
