import { teamIds } from '../../server/seed/ids.ts'

/** The viewers whose lists are measured, with the lists that each may call. */
export const viewers = {
  /** Sees everything. */
  admin: { lists: ['quotes', 'inbox', 'binders', 'policies', 'accounts'], team: teamIds.gulf },
  /** Sees the records of an agency. */
  agency: { lists: ['quotes', 'binders', 'policies', 'accounts'], team: teamIds.healthcare },
  wholesale: { lists: ['quotes', 'binders', 'policies', 'accounts'], team: undefined },
  /** Sees the accounts of one team of an agency. */
  desk: { lists: ['quotes', 'binders', 'policies', 'accounts'], team: teamIds.healthcare },
  /** Sees the records of one account. */
  customer: { lists: ['quotes', 'binders', 'policies', 'accounts'], team: undefined },
} as const

export type ListViewer = keyof typeof viewers
export const viewerNames: readonly ListViewer[] = [
  'admin',
  'agency',
  'wholesale',
  'desk',
  'customer',
]
