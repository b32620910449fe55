import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMyPhoto, getMyPhoto, putMyPhoto } from '#core/identity/profile/endpoints.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { encoding } from './photo-encoding.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const put = (bytes: Uint8Array) =>
  platform.request(putMyPhoto, { body: { photo: base64(bytes) } }, 'agent')
const stored = async () => {
  const blob = await platform.request(getMyPhoto, {}, 'agent')
  return { type: blob.type, bytes: Buffer.from(await blob.arrayBuffer()) }
}

/** A red image. */
const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d01010' } })

const chunk = (type: string, data: Uint8Array): Buffer => {
  const whole = Buffer.alloc(12 + data.byteLength)
  whole.writeUInt32BE(data.byteLength, 0)
  whole.write(type, 4, 'latin1')
  whole.set(data, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.byteLength)), 8 + data.byteLength)
  return whole
}

/** A PNG of black pixels, one bit each, which makes a tiny file. */
const bomb = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** An image whose header claims 4,096 pixels a side. */
const claiming = (image: Buffer, at: number, size: 2 | 4): Buffer => {
  const changed = Buffer.from(image)
  changed.writeUIntBE(4_096, at, size)
  changed.writeUIntBE(4_096, at + size, size)
  return changed
}

const claimingJpeg = async (): Promise<Buffer> => {
  const image = await red(20, 20).jpeg({ progressive: false }).toBuffer()
  return claiming(image, image.indexOf('ffc0', 0, 'hex') + 5, 2)
}

const gif = Buffer.from(
  '47494638396101000100800000ffffff00000021f90401000000002c00000000010001000002024401003b',
  'hex',
)

test('returns 204 without a photo, and the profile has no photo address', async () => {
  const headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
  const response = await platform.fetch('/api/auth/v1/me/photo', { headers })
  expect(response.status).toBe(204)
  expect(await platform.request(getMe, {}, 'agent')).not.toHaveProperty('avatarUrl')
  await platform.request(deleteMyPhoto, {}, 'agent')
})

test('sends a photo to its user only, and changes and removes it', async () => {
  await put(await red(20, 20).png().toBuffer())
  const headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
  const { avatarUrl } = await platform.request(getMe, {}, 'agent')
  const response = await platform.fetch(String(avatarUrl), { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/webp')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect((await platform.fetch(String(avatarUrl))).status).toBe(401)
  expect((await platform.request(getMyPhoto, {}, 'agency')).size).toBe(0)

  platform.advanceTime(1_000)
  await put(gif)
  const changed = await platform.request(getMe, {}, 'agent')
  expect(changed.avatarUrl).not.toBe(avatarUrl)

  await platform.request(deleteMyPhoto, {}, 'agent')
  expect(await platform.request(getMe, {}, 'agent')).not.toHaveProperty('avatarUrl')
})

test.each([
  ['a PNG', () => red(300, 200).png().toBuffer(), [300, 200]],
  ['a JPEG', () => red(640, 480).jpeg().toBuffer(), [640, 480]],
  ['a WebP', () => red(64, 32).webp().toBuffer(), [64, 32]],
  ['a GIF', async () => gif, [1, 1]],
  [
    'a photo larger than its largest display size',
    () => red(4_000, 2_000).jpeg().toBuffer(),
    [1_024, 512],
  ],
] as const)('accepts %s and stores it re-encoded', async (_what, createPhoto, size) => {
  await put(await createPhoto())
  const { type, bytes } = await stored()
  const { format, width, height } = await sharp(bytes).metadata()
  expect([type, format, width, height]).toEqual(['image/webp', 'webp', ...size])
})

test('stores a camera’s photo upright and without its location', async () => {
  const original = await red(40, 20)
    .jpeg()
    .withExif({ IFD0: { Make: 'Spycam' }, IFD3: { GPSLatitude: '29/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Spycam')
  await put(original)
  const { bytes } = await stored()
  const { exif, xmp, icc, width, height } = await sharp(bytes).metadata()
  expect([exif, xmp, icc, width, height]).toEqual([undefined, undefined, undefined, 20, 40])
  expect(bytes.toString('latin1')).not.toContain('Spycam')
})

test('strips an HTML page from a photo', async () => {
  const page = '<!doctype html><script>alert(1)</script>'
  await put(Buffer.concat([await red(30, 30).jpeg().toBuffer(), Buffer.from(page)]))
  const { bytes } = await stored()
  expect((await sharp(bytes).metadata()).width).toBe(30)
  expect(bytes.toString('latin1')).not.toContain('script')
})

test.each([
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"/>')],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PNG in name only', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['a PNG without pixels', async () => bomb(20, 20).subarray(0, 40)],
  ['a PNG of zero width', async () => bomb(0, 20)],
  ['a PNG that claims more pixels than it has', async () => claiming(bomb(20, 20), 16, 4)],
  ['a JPEG that claims more pixels than it has', claimingJpeg],
  [
    'a JPEG that ends half way',
    async () => (await red(900, 900).jpeg().toBuffer()).subarray(0, 900),
  ],
  [
    'a GIF header before a page',
    async () => Buffer.concat([gif.subarray(0, 13), Buffer.from('<p>')]),
  ],
])('rejects %s', async (_what, createPhoto) => {
  await expect(put(await createPhoto())).rejects.toMatchObject({
    status: 400,
    code: 'photoRefused',
    errors: [{ field: 'photo', code: 'photoRefused' }],
  })
})

test.each([
  ['width', 20_000, 2],
  ['area', 8_000, 8_000],
  ['both', 20_000, 20_000],
])('rejects a small file with many pixels (%s)', async (_what, width, height) => {
  const small = bomb(width, height)
  expect(small.byteLength).toBeLessThan(60_000)
  await expect(put(small)).rejects.toMatchObject({
    status: 400,
    errors: [{ field: 'photo', code: 'photoTooManyPixels' }],
  })
})

test.each([['data:image/png;base64,AAAA'], [''], ['====']])(
  'rejects the photo %j',
  async (photo) => {
    await expect(platform.request(putMyPhoto, { body: { photo } }, 'agent')).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'photo' }],
    })
  },
)

test('rejects a photo that would exhaust the memory', async () => {
  const headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
  const send = (size: number) =>
    platform.fetch('/api/auth/v1/me/photo', {
      method: 'PUT',
      headers,
      body: JSON.stringify({ photo: 'A'.repeat(size) }),
    })
  expect((await send(2_680_000)).status).toBe(400)
  expect((await send(3_000_000)).status).toBe(413)
})

test('queues photos, and rejects one when the queue is full', async () => {
  const gate = Promise.withResolvers<void>()
  const many = Array.from({ length: encoding.parallel + encoding.waiting }, () =>
    platform.services.offload.inTurn(encoding, () => gate.promise),
  )
  await expect(put(gif)).rejects.toMatchObject({ status: 503, code: 'overloaded' })
  gate.resolve()
  await Promise.all(many)
  await put(gif)
})
