import { accountPart } from '../../accounts/account-part.ts'

/** Variations of an account's quotes, side by side. */
export const comparePart = accountPart({
  id: 'compare',
  label: 'accounts:part.compare',
  path: '/compare',
  hasPrimary: true,
  load: async () => (await import('./ComparePart.tsx')).ComparePart,
})
