import { teamIds } from '../../server/seed/ids.ts'

/** Whose lists are measured, and what each of them may call. */
export const viewers = {
  /** Sees everything. */
  admin: { lists: ['quotes', 'inbox', 'binders', 'policies', 'accounts'], team: teamIds.gulf },
  /** Sees what is an agency's. */
  agency: { lists: ['quotes', 'binders', 'policies', 'accounts'], team: teamIds.healthcare },
  wholesale: { lists: ['quotes', 'binders', 'policies', 'accounts'], team: undefined },
  /** Sees the accounts of one team of an agency. */
  desk: { lists: ['quotes', 'binders', 'policies', 'accounts'], team: teamIds.healthcare },
  /** Sees what is one account's. */
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
