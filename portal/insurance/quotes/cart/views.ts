// A separate module keeps the views' preload lists out of the first page.

export const loadComparePart = async () => (await import('./ComparePart.tsx')).ComparePart

export const loadSharedComparison = async () =>
  (await import('./SharedComparison.tsx')).SharedComparison
