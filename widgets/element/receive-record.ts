import type { RecordSession } from '#core/identity/session/record-sessions.ts'
import type { RecordGrant } from '#core/identity/session/model.ts'
import type { Platform } from '#core/platform.ts'
import { recordSessions } from '../platform/page-record-sessions.ts'
import type { Values } from './values.ts'

/** Passes record sessions to a platform until the returned function is called. */
export type ReceiveRecord = (platform: Platform, values: Values) => () => void

/** Whether a session is for this element's record. */
const isFor = (
  { grant, workflowId }: RecordSession,
  kind: RecordGrant['kind'],
  values: Readonly<Record<string, unknown>>,
): boolean => {
  if (grant.kind !== kind || values['fetchSession'] !== undefined) return false
  const id = values[`${kind}Id`]
  if (id !== undefined) return id === grant.id
  return values['workflowId'] === undefined || values['workflowId'] === workflowId
}

/**
 * Receives a session that a security code in another element opened, if it is for this element's
 * record. An element without a record receives any session.
 */
export const receiveRecord =
  (kind: RecordGrant['kind']): ReceiveRecord =>
  (platform, values) => {
    let entered = ''
    const isMine = (recordSession: RecordSession): boolean =>
      recordSession.apiBase === platform.apiBase &&
      recordSession.instanceId !== platform.instanceId &&
      isFor(recordSession, kind, values.get())
    const receive = (isNew: boolean): boolean => {
      const found = recordSessions.find(isMine)
      if (found === undefined) return false
      const record = found.grant.id
      if (!isNew && record === entered) return true
      entered = record
      platform.startRecordSession(found.tokens)
      values.set('received', found.grant)
      return true
    }
    receive(false)
    const stops = [
      values.listen(() => receive(false)),
      recordSessions.listen((recordSession) => isMine(recordSession) && receive(true)),
    ]
    return () => {
      for (const stop of stops) stop()
      values.set('received', undefined)
    }
  }
