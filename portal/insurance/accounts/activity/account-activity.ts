import { accountPart } from '../account-part.ts'

/** Who saw and changed what of an account. */
export const accountActivityPart = accountPart({
  id: 'activity',
  label: 'accounts:part.activity',
  path: '/activity',
  load: async () => (await import('./ActivityPart.tsx')).ActivityPart,
})
