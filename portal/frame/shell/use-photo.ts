import { useQuery } from '@tanstack/react-query'
import { getMyPhoto } from '#core/identity/profile/endpoints.ts'
import { readWithoutNotification } from '#core/platform/queries/queries.ts'
import { usePortal } from '../platform/use-portal.ts'
import { useProfile } from './use-profile.ts'

export interface Photo {
  /** The image URL; absent without a photo and while it loads. */
  readonly address: string | undefined
  /** Whether the photo could not be loaded. */
  readonly hasFailed: boolean
}

/** A file as a data URL, which needs no cleanup. */
const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    })
    reader.addEventListener('error', () => reject(new Error('The photo cannot be read')))
    reader.readAsDataURL(file)
  })

/** The signed-in user's photo. It needs the token, so a call loads it instead of an `img`. */
export const usePhoto = (): Photo => {
  const { queries } = usePortal()
  const { avatarUrl } = useProfile()
  const { queryFn } = queries.options(getMyPhoto)
  const { data, isError } = useQuery({
    // another address means another photo
    queryKey: [getMyPhoto.id, avatarUrl],
    queryFn: async (context) => {
      const file = await queryFn(context)
      return file.size > 0 ? addressOf(file) : null
    },
    enabled: avatarUrl !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // Initials replace the photo.
    meta: readWithoutNotification,
  })
  const isThere = avatarUrl !== undefined
  return { address: isThere ? (data ?? undefined) : undefined, hasFailed: isThere && isError }
}
