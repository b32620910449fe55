import { eq } from 'drizzle-orm'
import { photoRules } from '#core/identity/profile/model.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { FileAnswer } from '../../kernel/route.ts'
import type { Services } from '../../kernel/services.ts'
import { encodePhoto, storedType } from './photo-encoding.ts'
import { readImage } from './image.ts'
import { userPhotos } from './tables.ts'

const refused = (code = 'photoRefused'): ApiError =>
  new ApiError('photoRefused', { fieldErrors: [{ code, field: 'photo' }] })

const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text)

const allowed: readonly string[] = photoRules.types

/**
 * Replaces a user's photo, sent as base64. Checks the size in the first bytes before decoding, and
 * stores a re-encoded image.
 */
export const putPhoto = async (
  services: Services,
  userId: string,
  photo: string,
): Promise<void> => {
  if (!isBase64(photo)) throw refused()
  const bytes = new Uint8Array(Buffer.from(photo, 'base64'))
  if (bytes.byteLength > photoRules.maxBytes) throw refused('photoTooLarge')
  const image = readImage(bytes)
  if (!image || !allowed.includes(image.type)) throw refused()
  const { width, height } = image
  if (Math.min(width, height) < 1) throw refused()
  if (Math.max(width, height) > photoRules.maxPixels) {
    throw refused('photoTooManyPixels')
  }
  if (width * height > photoRules.maxArea) throw refused('photoTooManyPixels')
  const encoded = await encodePhoto(services, bytes)
  if (!encoded) throw refused()
  const values = { mimeType: storedType, bytes: encoded, changed: services.clock.now() }
  await services.database
    .handle()
    .insert(userPhotos)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: userPhotos.userId, set: values })
}

/** A user's photo; undefined without one. */
export const readPhoto = async (
  { database }: Services,
  userId: string,
): Promise<FileAnswer | undefined> => {
  const [row] = await database
    .handle()
    .select()
    .from(userPhotos)
    .where(eq(userPhotos.userId, userId))
  return row && { name: 'photo', type: row.mimeType, bytes: row.bytes }
}

export const deletePhoto = async ({ database }: Services, userId: string): Promise<void> => {
  await database.handle().delete(userPhotos).where(eq(userPhotos.userId, userId))
}

/** The address of a user's photo, which changes with the photo; undefined without one. */
export const photoAddress = async (
  { database }: Services,
  userId: string,
): Promise<string | undefined> => {
  const [row] = await database
    .handle()
    .select({ changed: userPhotos.changed })
    .from(userPhotos)
    .where(eq(userPhotos.userId, userId))
  return row && `/api/auth/v1/me/photo?v=${row.changed.getTime()}`
}
