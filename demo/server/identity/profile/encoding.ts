import { photoRules } from '#core/identity/profile/model.ts'
import type { Lane } from '../../kernel/offload/lane.ts'
import type { Services } from '../../kernel/services.ts'

/** One photo at a time: each may take 100 MB while it is decoded. */
export const encoding: Lane = { name: 'photos', parallel: 1, waiting: 16 }

/** Pixels a side of what is stored: sharp wherever a photo is shown. */
const side = 1_024

/** Seconds that one photo may take. */
const limit = 10

/** What every stored photo is, whatever was sent. */
export const storedType = 'image/webp'

/** The decoders of the formats that may be sent; all others, SVG among them, stay off. */
const decoders = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadWebpBuffer',
]

/** Loaded with the first photo: it takes 20 MB. */
const openSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: decoders })
  return sharp
}

/**
 * The pixels of a photo in an encoding of ours: upright, of limited size, without metadata (so without
 * the place it was taken) and without bytes that only looked like an image. Undefined for what cannot
 * be decoded. It leaves the main thread by itself.
 */
export const encodePhoto = async (
  { offload }: Pick<Services, 'offload'>,
  bytes: Uint8Array,
): Promise<Uint8Array | undefined> => {
  const sharp = await openSharp()
  return offload.inTurn(encoding, () =>
    sharp(bytes, { limitInputPixels: photoRules.mostArea, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: limit })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer()
      .catch(() => undefined),
  )
}
