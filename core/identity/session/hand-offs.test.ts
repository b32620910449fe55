import { expect, test } from 'vitest'
import { issueTokens, recordClaims } from '../../testing/tokens.ts'
import { createHandOffs, type HandOff } from './hand-offs.ts'

const start = Date.UTC(2026, 10, 20, 9)
const handOff: HandOff = {
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
  const handOffs = createHandOffs(() => 0)
  expect(handOffs.put(handOff)).toBe(false)
  const stop = handOffs.listen(({ grant }) => grant.id === 'policy-1')
  handOffs.listen(() => false)
  expect(handOffs.put(handOff)).toBe(true)
  stop()
  expect(handOffs.put(handOff)).toBe(false)
})

test('a later element finds only the session of its record, with the time passed since', () => {
  let now = 0
  const handOffs = createHandOffs(() => now)
  handOffs.put(handOff)
  now = 60_000
  const found = handOffs.find(({ grant }) => grant.id === 'policy-1')
  expect(found?.tokens.issuedAt).toBe('2026-11-20T09:01:00.000Z')
  expect(handOffs.find(({ grant }) => grant.id === 'policy-2')).toBeUndefined()
})

test('a session that ended is not offered', () => {
  let now = 0
  const handOffs = createHandOffs(() => now)
  handOffs.put(handOff)
  const find = () => handOffs.find(() => true)
  now = 899_000
  expect(find()?.grant.id).toBe('policy-1')
  now = 900_000
  expect(find()).toBeUndefined()
})

test('of two sessions of a record the newer one is found', () => {
  let now = 0
  const handOffs = createHandOffs(() => now)
  handOffs.put(handOff)
  now = 60_000
  handOffs.put({ ...handOff, instanceId: 'two' })
  const isFirst = ({ instanceId }: HandOff) => instanceId === 'one'
  expect(handOffs.find(isFirst)).toBeUndefined()
  expect(handOffs.find(() => true)?.instanceId).toBe('two')
})
