import { teamIds } from '../../server/seed/ids.ts'

const ofAgencies = ['quotes', 'binders', 'policies', 'accounts'] as const

/** The viewers whose lists are measured, with the lists that each may call. */
export const viewers = {
  /** Sees everything. */
  admin: { lists: ['quotes', 'inbox', 'binders', 'policies', 'accounts'], team: teamIds.gulf },
  /** Sees everything too, and narrows it by a team of one agency. */
  underwriter: {
    lists: ['quotes', 'inbox', 'binders', 'policies', 'accounts'],
    team: teamIds.wholesale,
  },
  /** See the records of an agency. */
  agency: { lists: ofAgencies, team: teamIds.healthcare },
  wholesale: { lists: ofAgencies, team: undefined },
  broker: { lists: ofAgencies, team: undefined },
  aubroker: { lists: ofAgencies, team: undefined },
  /** Sees the accounts of one team of an agency. */
  desk: { lists: ofAgencies, team: teamIds.healthcare },
  /** Sees the records of one account. */
  customer: { lists: ofAgencies, team: undefined },
} as const

export type ListViewer = keyof typeof viewers
export const viewerNames: readonly ListViewer[] = [
  'admin',
  'underwriter',
  'agency',
  'wholesale',
  'broker',
  'aubroker',
  'desk',
  'customer',
]
