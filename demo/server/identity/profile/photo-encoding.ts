import { photoRules } from '#core/identity/profile/model.ts'
import type { Lane } from '../../kernel/offload/lane.ts'
import type { Services } from '../../kernel/services.ts'

/** One photo at a time, because decoding can take 100 MB. */
export const encoding: Lane = { name: 'photos', parallel: 1, waiting: 16 }

/** Maximum width and height of the stored photo in pixels. */
const side = 1_024

/** Timeout of one photo in seconds. */
const limit = 10

/** The media type of every stored photo; uploads of other types are converted. */
export const storedType = 'image/webp'

/** The decoders of the accepted formats. All others, including SVG, are disabled. */
const decoders = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadWebpBuffer',
]

/** Loaded with the first photo, because the library takes 20 MB. */
const openSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: decoders })
  return sharp
}

/**
 * Re-encodes a photo upright and in limited size, without metadata (such as the location) or
 * trailing bytes. Undefined when the photo cannot be decoded. Runs off the main thread.
 */
export const encodePhoto = async (
  { offload }: Pick<Services, 'offload'>,
  bytes: Uint8Array,
): Promise<Uint8Array | undefined> => {
  const sharp = await openSharp()
  return offload.inTurn(encoding, () =>
    sharp(bytes, { limitInputPixels: photoRules.maxArea, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: limit })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer()
      .catch(() => undefined),
  )
}
