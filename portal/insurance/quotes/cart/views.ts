// In two steps: the first page has the addresses, and the files of the views would weigh more.

export const loadComparePart = async () => (await import('./ComparePart.tsx')).ComparePart

export const loadSharedComparison = async () =>
  (await import('./SharedComparison.tsx')).SharedComparison
