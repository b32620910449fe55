import type { Endpoint } from '../api/endpoint.ts'
import { permittedActs, type RecordKind } from './permission-table.ts'

const isPermitted = (kind: string | undefined): kind is keyof typeof permittedActs =>
  kind !== undefined && Object.hasOwn(permittedActs, kind)

/**
 * The record kind of an endpoint: its own, or that of its permission; undefined if it has neither.
 */
export const recordKindOf = ({
  record,
  permission,
}: Pick<Endpoint, 'record' | 'permission'>): RecordKind | undefined => {
  const kind = record ?? permission?.split(':')[0]
  return kind === 'team' || kind === 'self' || isPermitted(kind) ? kind : undefined
}
