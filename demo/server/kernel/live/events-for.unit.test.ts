import { expect, test, vi } from 'vitest'
import type { Services } from '../services.ts'
import type { SignedIn } from '../signed-in.ts'
import { eventFor, liveChangeOf } from './events-for.ts'
import type { LiveRecords } from './records.ts'

const policyholder = (at: number): SignedIn => ({
  kind: 'user',
  userId: `user-${at}`,
  name: `User ${at}`,
  sessionId: `session-${at}`,
  viewerKind: 'customer',
  accountType: 'CUSTOMER',
  accountId: `account-${at}`,
  permissions: ['quote:read'],
})

test('a change is looked up once for all policyholders, then only for those who may see it', async () => {
  const modified = new Date(0)
  const visibleTo = vi.fn<LiveRecords['visibleTo']>(async (_, __, ids) =>
    ids.map((id) => ({ id, modified })),
  )
  const insuredIn = vi.fn<LiveRecords['insuredIn']>(async () => ({
    accountIds: new Set(['account-3']),
    userIds: new Set(['user-7']),
  }))
  const domains = {
    records: [{ kind: 'quote', permission: 'quote:read', visibleTo, insuredIn }],
    actor: async () => undefined,
  } as const
  const services = {} as Pick<Services, 'database'>
  const change = { kind: 'quote', by: undefined, ids: new Set(['q']), agencies: undefined } as const
  const live = liveChangeOf(services, domains, change)
  const viewers = Array.from({ length: 200 }, (_, at) => policyholder(at))
  const events = await Promise.all(viewers.map((viewer) => eventFor(services, live, viewer)))
  expect(events.flatMap((event, at) => (event ? [at] : []))).toEqual([3, 7])
  expect([insuredIn.mock.calls.length, visibleTo.mock.calls.length]).toEqual([1, 2])
  // impersonating staff have the account's id
  await eventFor(services, live, { ...policyholder(9), isImpersonating: true })
  expect(visibleTo.mock.calls).toHaveLength(3)
})
