import { teamIds } from '../../../server/kernel/seed/ids.ts'

const customerLists = ['quotes', 'binders', 'policies', 'accounts'] as const
const agencyLists = [...customerLists, 'submissions', 'agency inbox', 'deleted quotes'] as const
const staffLists = [...agencyLists, 'inbox'] as const
const partnerLists = ['binders'] as const

/** The viewers whose lists are measured, with the lists that each may call. */
export const viewers = {
  /** Sees everything. */
  admin: { lists: staffLists, team: teamIds.gulf },
  /** Sees everything too, filtered by a team of one agency. */
  underwriter: { lists: staffLists, team: teamIds.wholesale },
  /** See the records of an agency. */
  agency: { lists: agencyLists, team: teamIds.healthcare },
  wholesale: { lists: agencyLists, team: undefined },
  broker: { lists: agencyLists, team: undefined },
  aubroker: { lists: agencyLists, team: undefined },
  /** Sees the accounts of one team of an agency. */
  desk: { lists: agencyLists, team: teamIds.healthcare },
  /** Sees the records of one account. */
  customer: { lists: customerLists, team: undefined },
  /** Sees binders on the paper of its insurers. */
  carrier: { lists: partnerLists, team: undefined },
  /** Sees binders of its agencies. */
  cluster: { lists: partnerLists, team: undefined },
  /** Sees binders from the pages of agencies that it sells for. */
  da: { lists: partnerLists, team: undefined },
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
