import { expect, test } from 'vitest'
import { issueTokens, recordClaims } from '../../testing/tokens.ts'
import { createRecordSessions, type RecordSession } from './record-sessions.ts'

const start = Date.UTC(2026, 10, 20, 9)
const recordSession: RecordSession = {
  apiBase: 'http://api.test',
  instanceId: 'one',
  workflowId: 'wf-1',
  grant: { kind: 'policy', id: 'policy-1' },
  tokens: {
    ...issueTokens(start, { claims: recordClaims() }),
    issuedAt: '2026-11-20T09:00:00.000Z',
  },
}

test('a session is offered to listeners, and put() returns whether one took it', () => {
  const recordSessions = createRecordSessions(() => 0)
  expect(recordSessions.put(recordSession)).toBe(false)
  const stop = recordSessions.listen(({ grant }) => grant.id === 'policy-1')
  recordSessions.listen(() => false)
  expect(recordSessions.put(recordSession)).toBe(true)
  stop()
  expect(recordSessions.put(recordSession)).toBe(false)
})

test('a later element finds only the session of its record, with the time passed since', () => {
  let now = 0
  const recordSessions = createRecordSessions(() => now)
  recordSessions.put(recordSession)
  now = 60_000
  const found = recordSessions.find(({ grant }) => grant.id === 'policy-1')
  expect(found?.tokens.issuedAt).toBe('2026-11-20T09:01:00.000Z')
  expect(recordSessions.find(({ grant }) => grant.id === 'policy-2')).toBeUndefined()
})

test('a session that ended is not offered', () => {
  let now = 0
  const recordSessions = createRecordSessions(() => now)
  recordSessions.put(recordSession)
  const find = () => recordSessions.find(() => true)
  now = 899_000
  expect(find()?.grant.id).toBe('policy-1')
  now = 900_000
  expect(find()).toBeUndefined()
})

test('of two sessions of a record the newer one is found', () => {
  let now = 0
  const recordSessions = createRecordSessions(() => now)
  recordSessions.put(recordSession)
  now = 60_000
  recordSessions.put({ ...recordSession, instanceId: 'two' })
  const isFirst = ({ instanceId }: RecordSession) => instanceId === 'one'
  expect(recordSessions.find(isFirst)).toBeUndefined()
  expect(recordSessions.find(() => true)?.instanceId).toBe('two')
})
