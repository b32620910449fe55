import { photoRules } from '#core/identity/profile/model.ts'
import type { Lane } from '../../kernel/offload/lane.ts'
import type { Services } from '../../kernel/services.ts'

/** One photo at a time, because decoding may take 100 MB. */
export const encoding: Lane = { name: 'photos', parallel: 1, waiting: 16 }

/** Pixels a side of the stored photo, enough wherever it is shown. */
const side = 1_024

/** Timeout of one photo, in seconds. */
const limit = 10

/** The media type of every stored photo; uploads of other types are converted. */
export const storedType = 'image/webp'

/** The decoders of the accepted formats; all others, including SVG, are off. */
const decoders = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadWebpBuffer',
]

/** Loaded with the first photo, because it takes 20 MB. */
const openSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: decoders })
  return sharp
}

/**
 * Encodes a photo again: upright, of limited size, without metadata (such as the place) and without
 * foreign bytes. Undefined for what cannot be decoded. Runs off the main thread.
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
