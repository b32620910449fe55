/** What the platform writes of its quotes and policies by itself. */
export const documentKinds = ['proposal', 'binder', 'policy', 'invoice', 'receipt'] as const
export type DocumentKind = (typeof documentKinds)[number]
