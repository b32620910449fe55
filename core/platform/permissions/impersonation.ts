import type { Endpoint } from '../api/endpoint.ts'
import type { Permission } from './permission-table.ts'

/**
 * Permissions of an account's own users that impersonating staff do not have (spec 1 §4): people,
 * money, signatures and the keys of their pages and servers.
 */
export const notWhileImpersonating: readonly Permission[] = [
  'user:manage',
  'agency:manage',
  'billing:pay',
  'key:manage',
  'quote:sign',
  'quote:attest',
]

/** The treatment of a call by impersonating staff. */
export type ImpersonatedCall = 'refused' | 'recorded' | 'unrecorded'

/**
 * Refused by the endpoint or its permission; otherwise recorded under the name of the staff user if
 * the call changes anything.
 */
export const impersonationOf = ({
  impersonation,
  permission,
  method,
}: Pick<Endpoint, 'impersonation' | 'permission' | 'method'>): ImpersonatedCall => {
  if (notWhileImpersonating.some((closed) => closed === permission)) return 'refused'
  return impersonation ?? (method === 'GET' ? 'unrecorded' : 'recorded')
}
