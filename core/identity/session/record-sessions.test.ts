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

test('offers a session to listeners and returns whether one took it', () => {
  const recordSessions = createRecordSessions(() => 0)
  expect(recordSessions.put(recordSession)).toBe(false)
  const stop = recordSessions.listen(({ grant }) => grant.id === 'policy-1')
  recordSessions.listen(() => false)
  expect(recordSessions.put(recordSession)).toBe(true)
  stop()
  expect(recordSessions.put(recordSession)).toBe(false)
})

test('gives a later element the session of its record only, with the time passed since', () => {
  let now = 0
  const recordSessions = createRecordSessions(() => now)
  recordSessions.put(recordSession)
  now = 60_000
  const found = recordSessions.find(({ grant }) => grant.id === 'policy-1')
  expect(found?.tokens.issuedAt).toBe('2026-11-20T09:01:00.000Z')
  expect(recordSessions.find(({ grant }) => grant.id === 'policy-2')).toBeUndefined()
})

test('does not offer a session that ended', () => {
  let now = 0
  const recordSessions = createRecordSessions(() => now)
  recordSessions.put(recordSession)
  const find = () => recordSessions.find(() => true)
  now = 899_000
  expect(find()?.grant.id).toBe('policy-1')
  now = 900_000
  expect(find()).toBeUndefined()
})

test('returns the newer of two sessions of a record', () => {
  let now = 0
  const recordSessions = createRecordSessions(() => now)
  recordSessions.put(recordSession)
  now = 60_000
  recordSessions.put({ ...recordSession, instanceId: 'two' })
  const isFirst = ({ instanceId }: RecordSession) => instanceId === 'one'
  expect(recordSessions.find(isFirst)).toBeUndefined()
  expect(recordSessions.find(() => true)?.instanceId).toBe('two')
})
