import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endOtherSessions, listMySessions, putMe } from '#core/identity/profile/endpoints.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { organisationIds, userIds } from '../../kernel/seed/ids.ts'
import { endSession, startSession } from '../session/service.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

describe('details', () => {
  test('are changed and read back; the phone in international form', async () => {
    const body = {
      firstName: ' Matteo ',
      middleName: 'J',
      lastName: 'Rivers',
      phone: '(512) 555-0143',
      npn: '123',
    }
    const answer = await platform.request(putMe, { body }, 'agent')
    expect(answer).toMatchObject({
      firstName: 'Matteo',
      middleName: 'J',
      phone: '+15125550143',
      npn: '123',
      initials: 'MR',
    })
    expect(await platform.request(getMe, {}, 'agent')).toEqual(answer)
    expect(await platform.request(getMe, {}, 'agency')).toMatchObject({ firstName: 'Grace' })
  })

  test('are cleared when absent', async () => {
    const body = { firstName: 'Mateo', lastName: 'Rivers' }
    const answer = await platform.request(putMe, { body }, 'agent')
    for (const name of ['middleName', 'phone', 'npn']) expect(answer).not.toHaveProperty(name)
  })

  test('have no NPN for a policyholder', async () => {
    const body = { firstName: 'Dana', lastName: 'Okafor', npn: '77' }
    expect(await platform.request(putMe, { body }, 'customer')).not.toHaveProperty('npn')
  })

  test('accept a phone number of the user’s region on any host, and of other regions with a country code', async () => {
    const body = { firstName: 'Oliver', lastName: 'Pemberton', phone: '020 7946 0110' }
    const as = ['broker'] as const
    const uk = await platform.request(putMe, { body }, ...as, { region: 'UK' })
    expect(uk.phone).toBe('+442079460110')
    const us = await platform.request(putMe, { body }, ...as, { region: 'US' })
    expect(us.phone).toBe('+442079460110')
    const stored = { ...body, phone: '+442079460110' }
    const american = await platform.request(putMe, { body: stored }, 'agent', { region: 'UK' })
    expect(american.phone).toBe('+442079460110')
    const refused = platform.request(putMe, { body }, 'agent', { region: 'UK' })
    await expect(refused).rejects.toMatchObject({
      status: 400,
      errors: [{ code: 'phoneInvalid', field: 'phone' }],
    })
  })

  test.each([
    [{ firstName: '', lastName: 'B' }, 'firstName', 'First name is required'],
    [{ firstName: 'A', lastName: '  ' }, 'lastName', 'Last name is required'],
    [{ firstName: 'A', lastName: 'B', npn: '12345678901' }, 'npn', 'Use up to 10 digits'],
    [{ firstName: 'A'.repeat(101), lastName: 'B' }, 'firstName', undefined],
  ])('%j is rejected at its field', async (body, field, detail) => {
    const headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
    const init = { method: 'PUT', headers, body: JSON.stringify(body) }
    const response = await platform.fetch('/api/auth/v1/me', init)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ field, ...(detail && { detail }) }] })
  })

  test('change nothing beyond the fields that may be changed', async () => {
    const headers = {
      Authorization: `Bearer ${await platform.tokenOf('agent')}`,
      'Content-Type': 'application/json',
    }
    const body = JSON.stringify({
      firstName: 'Mateo',
      lastName: 'Rivers',
      email: 'admin@demo.test',
      role: { id: 'super-admin' },
      mfaType: 'SMS',
    })
    await platform.fetch('/api/auth/v1/me', { method: 'PUT', headers, body })
    expect(await platform.request(getMe, {}, 'agent')).toMatchObject({
      email: 'agent@demo.test',
      role: { id: 'agent' },
      mfaType: 'NONE',
    })
  })
})

describe('sessions', () => {
  const open = (device: string, userId: string = userIds.vendor) =>
    startSession(platform.services, { userId, device })
  const list = (token: string) => platform.request(listMySessions, {}, { token })

  test('are listed with the current one marked, without ended sessions and those of other users', async () => {
    const first = await open('Firefox on Windows')
    platform.advanceTime(60_000)
    const second = await open('Safari on iPhone')
    await open('Chrome on Linux', userIds.cluster)
    const rows = await list(first.accessToken)
    expect(rows.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Safari on iPhone', false],
      ['Firefox on Windows', true],
    ])
    await endSession(platform.services, String(rows.find(({ isThis }) => isThis)?.id))
    expect(await list(second.accessToken)).toHaveLength(1)
  })

  test('are not listed when they can no longer be renewed', async () => {
    const fresh = await open('Edge on Windows')
    const { config } = platform.services
    platform.advanceTime(config.refreshTtl * 1_000 + 1_000)
    const later = await open('Chrome on macOS')
    expect((await list(later.accessToken)).map(({ device }) => device)).toEqual(['Chrome on macOS'])
    await expect(list(fresh.accessToken)).rejects.toMatchObject({ status: 401 })
  })

  test('other than the current one end at once, with their delegated sessions', async () => {
    const at = (parentId: string, device: string) =>
      startSession(platform.services, {
        userId: userIds.admin,
        device,
        delegated: { organisationId: organisationIds.harbor, roleId: 'agency-admin', parentId },
      })
    const idOf = async (token: string, device: string): Promise<string> =>
      (await list(token)).find((each) => each.device === device)?.id ?? ''
    const here = await open('Here', userIds.admin)
    const there = await open('There', userIds.admin)
    const foreign = await open('Foreign', userIds.cluster)
    const delegatedHere = await at(await idOf(here.accessToken, 'Here'), 'Delegated')
    const delegatedThere = await at(await idOf(here.accessToken, 'There'), 'Delegated')

    // a delegated session is listed as its parent
    expect(
      (await list(delegatedHere.accessToken)).map(({ device, isThis }) => [device, isThis]),
    ).toEqual(
      expect.arrayContaining([
        ['Here', true],
        ['There', false],
      ]),
    )
    await expect(
      platform.request(endOtherSessions, {}, { token: delegatedHere.accessToken }),
    ).rejects.toMatchObject({ status: 403, code: 'closedToImpersonation' })

    await platform.request(endOtherSessions, {}, { token: here.accessToken })
    expect((await list(here.accessToken)).map(({ device }) => device)).toEqual(['Here'])
    await list(delegatedHere.accessToken)
    await expect(list(there.accessToken)).rejects.toMatchObject({ status: 401 })
    await expect(list(delegatedThere.accessToken)).rejects.toMatchObject({ status: 401 })
    await list(foreign.accessToken)
  })
})
