import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deleteMyPhoto,
  endOtherSessions,
  getMyPhoto,
  listMySessions,
  putMe,
  putMyPhoto,
} from '#core/profile/endpoints.ts'
import { getMe } from '#core/session/endpoints.ts'
import { organisationIds, userIds } from '../seed/ids.ts'
import { endSession, startSession } from '../session/service.ts'
import { testPlatform, type TestPlatform } from '../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** An image of one white pixel. */
const onePixel = base64(
  Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63f8ffff7f0009fb03fd052ba2a50000000049454e44ae426082',
    'hex',
  ),
)
const pngOf = (width: number, height: number, size = 64): Uint8Array => {
  const bytes = Buffer.alloc(size)
  Buffer.from(onePixel, 'base64').copy(bytes, 0, 0, 33)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const jpegOf = (width: number, height: number): Uint8Array => {
  const bytes = Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc00011080000000003012200021101031101',
    'hex',
  )
  bytes.writeUInt16BE(height, 25)
  bytes.writeUInt16BE(width, 27)
  return bytes
}
const gif = Buffer.from(
  '47494638396101000100800000ffffff00000021f90401000000002c00000000010001000002024401003b',
  'hex',
)
const webp = Buffer.from(
  '524946462200000057454250565038200a000000300100009d012a0100010002003425a400',
  'hex',
)

describe('details', () => {
  test('are changed and read back; the phone in the form that dials from everywhere', async () => {
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

  test('that are left out are emptied', async () => {
    const body = { firstName: 'Mateo', lastName: 'Rivers' }
    const answer = await platform.request(putMe, { body }, 'agent')
    for (const name of ['middleName', 'phone', 'npn']) expect(answer).not.toHaveProperty(name)
  })

  test('hold no NPN of a policyholder', async () => {
    const body = { firstName: 'Dana', lastName: 'Okafor', npn: '77' }
    expect(await platform.request(putMe, { body }, 'customer')).not.toHaveProperty('npn')
  })

  test('take a number of the region, and of another with its country', async () => {
    const body = { firstName: 'Oliver', lastName: 'Pemberton', phone: '020 7946 0110' }
    const as = ['broker'] as const
    const uk = await platform.request(putMe, { body }, ...as, { region: 'UK' })
    expect(uk.phone).toBe('+442079460110')
    const kept = { ...body, phone: '+442079460110' }
    const us = await platform.request(putMe, { body: kept }, ...as, { region: 'US' })
    expect(us.phone).toBe('+442079460110')
    await expect(platform.request(putMe, { body }, ...as, { region: 'US' })).rejects.toMatchObject({
      status: 400,
      errors: [{ code: 'phoneInvalid', field: 'phone' }],
    })
  })

  test.each([
    [{ firstName: '', lastName: 'B' }, 'firstName', 'First name is required'],
    [{ firstName: 'A', lastName: '  ' }, 'lastName', 'Last name is required'],
    [{ firstName: 'A', lastName: 'B', npn: '12345678901' }, 'npn', 'Use digits only, at most 10'],
    [{ firstName: 'A'.repeat(101), lastName: 'B' }, 'firstName', undefined],
  ])('%j is refused at its field', async (body, field, detail) => {
    const headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
    const init = { method: 'PUT', headers, body: JSON.stringify(body) }
    const response = await platform.fetch('/api/auth/v1/me', init)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ field, ...(detail && { detail }) }] })
  })

  test('that say more than may be changed change no more', async () => {
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

describe('the photo', () => {
  test('is 204 without one, and there is no address of it', async () => {
    const headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
    const response = await platform.fetch('/api/auth/v1/me/photo', { headers })
    expect(response.status).toBe(204)
    expect(await platform.request(getMe, {}, 'agent')).not.toHaveProperty('avatarUrl')
    await platform.request(deleteMyPhoto, {}, 'agent')
  })

  test('is kept, given to its owner alone, changed and removed', async () => {
    await platform.request(putMyPhoto, { body: { photo: onePixel } }, 'agent')
    const headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
    const { avatarUrl } = await platform.request(getMe, {}, 'agent')
    const response = await platform.fetch(String(avatarUrl), { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(base64(new Uint8Array(await response.arrayBuffer()))).toBe(onePixel)
    expect((await platform.fetch(String(avatarUrl))).status).toBe(401)
    expect((await platform.request(getMyPhoto, {}, 'agency')).size).toBe(0)

    platform.pass(1_000)
    await platform.request(putMyPhoto, { body: { photo: base64(gif) } }, 'agent')
    const changed = await platform.request(getMe, {}, 'agent')
    expect(changed.avatarUrl).not.toBe(avatarUrl)
    expect((await platform.request(getMyPhoto, {}, 'agent')).type).toBe('image/gif')

    await platform.request(deleteMyPhoto, {}, 'agent')
    expect(await platform.request(getMe, {}, 'agent')).not.toHaveProperty('avatarUrl')
  })

  test.each([
    ['a PNG', pngOf(300, 200), 'image/png'],
    ['a JPEG', jpegOf(640, 480), 'image/jpeg'],
    ['a GIF', gif, 'image/gif'],
    ['a WebP', webp, 'image/webp'],
    ['a PNG of almost 2 MB', pngOf(4_000, 4_000, 1_999_998), 'image/png'],
  ])('may be %s', async (_what, bytes, type) => {
    await platform.request(putMyPhoto, { body: { photo: base64(bytes) } }, 'agent')
    const photo = await platform.request(getMyPhoto, {}, 'agent')
    expect([photo.type, photo.size]).toEqual([type, bytes.byteLength])
  })

  test.each([
    ['an SVG', base64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))],
    ['a page', base64(Buffer.from('<!doctype html><script>alert(1)</script>'))],
    ['a PNG in name only', base64(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
    ['no pixel wide', base64(pngOf(0, 20))],
    ['a decompression bomb', base64(pngOf(60_000, 60_000))],
    ['a JPEG that ends in its header', base64(jpegOf(640, 480).subarray(0, 24))],
    ['no base64', 'data:image/png;base64,AAAA'],
    ['nothing', ''],
    ['more than 2 MB', base64(pngOf(100, 100, 2_000_001))],
  ])('may not be %s', async (_what, photo) => {
    await expect(platform.request(putMyPhoto, { body: { photo } }, 'agent')).rejects.toMatchObject({
      status: 400,
      code: 'photoRefused',
    })
  })

  test('may not fill the memory', async () => {
    const headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
    const send = (size: number) =>
      platform.fetch('/api/auth/v1/me/photo', {
        method: 'PUT',
        headers,
        body: JSON.stringify({ photo: 'A'.repeat(size) }),
      })
    expect((await send(2_750_000)).status).toBe(400)
    expect((await send(3_000_000)).status).toBe(413)
  })
})

describe('sessions', () => {
  const open = (device: string, userId: string = userIds.vendor) =>
    startSession(platform.services, { userId, device })
  const list = (token: string) => platform.request(listMySessions, {}, { token })

  test('are listed, this one marked, without those of others or ended ones', async () => {
    const first = await open('Firefox on Windows')
    platform.pass(60_000)
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

  test('that can no longer be renewed are not listed', async () => {
    const fresh = await open('Edge on Windows')
    const { config } = platform.services
    platform.pass(config.refreshTtl * 1_000 + 1_000)
    const later = await open('Chrome on macOS')
    expect((await list(later.accessToken)).map(({ device }) => device)).toEqual(['Chrome on macOS'])
    await expect(list(fresh.accessToken)).rejects.toMatchObject({ status: 401 })
  })

  test('but this one end at once, with the visits made from them', async () => {
    const at = (parentId: string, device: string) =>
      startSession(platform.services, {
        userId: userIds.admin,
        device,
        acting: { organisationId: organisationIds.harbor, roleId: 'agency-admin', parentId },
      })
    const idOf = async (token: string, device: string): Promise<string> =>
      (await list(token)).find((each) => each.device === device)?.id ?? ''
    const here = await open('Here', userIds.admin)
    const there = await open('There', userIds.admin)
    const foreign = await open('Foreign', userIds.cluster)
    const visitHere = await at(await idOf(here.accessToken, 'Here'), 'Visit')
    const visitThere = await at(await idOf(here.accessToken, 'There'), 'Visit')

    // a visit stands under the session it was made from
    expect(
      (await list(visitHere.accessToken)).map(({ device, isThis }) => [device, isThis]),
    ).toEqual(
      expect.arrayContaining([
        ['Here', true],
        ['There', false],
      ]),
    )
    await expect(
      platform.request(endOtherSessions, {}, { token: visitHere.accessToken }),
    ).rejects.toMatchObject({ status: 403, code: 'closedToVisitors' })

    await platform.request(endOtherSessions, {}, { token: here.accessToken })
    expect((await list(here.accessToken)).map(({ device }) => device)).toEqual(['Here'])
    await list(visitHere.accessToken)
    await expect(list(there.accessToken)).rejects.toMatchObject({ status: 401 })
    await expect(list(visitThere.accessToken)).rejects.toMatchObject({ status: 401 })
    await list(foreign.accessToken)
  })
})
