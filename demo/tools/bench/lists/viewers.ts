import { teamIds } from '../../../server/kernel/seed/ids.ts'

const ofCustomers = ['quotes', 'binders', 'policies', 'accounts'] as const
const ofAgencies = [...ofCustomers, 'submissions', 'agency inbox', 'deleted quotes'] as const
const ofStaff = [...ofAgencies, 'inbox'] as const
const ofPartners = ['binders'] as const

/** The viewers whose lists are measured, with the lists that each may call. */
export const viewers = {
  /** Sees everything. */
  admin: { lists: ofStaff, team: teamIds.gulf },
  /** Sees everything too, filtered by a team of one agency. */
  underwriter: { lists: ofStaff, team: teamIds.wholesale },
  /** See the records of an agency. */
  agency: { lists: ofAgencies, team: teamIds.healthcare },
  wholesale: { lists: ofAgencies, team: undefined },
  broker: { lists: ofAgencies, team: undefined },
  aubroker: { lists: ofAgencies, team: undefined },
  /** Sees the accounts of one team of an agency. */
  desk: { lists: ofAgencies, team: teamIds.healthcare },
  /** Sees the records of one account. */
  customer: { lists: ofCustomers, team: undefined },
  /** Sees binders on the paper of its insurers. */
  carrier: { lists: ofPartners, team: undefined },
  /** Sees binders of its agencies. */
  cluster: { lists: ofPartners, team: undefined },
  /** Sees binders from the pages of agencies that it sells for. */
  da: { lists: ofPartners, team: undefined },
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
  'carrier',
  'cluster',
  'da',
]
