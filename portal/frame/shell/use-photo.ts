import { useQuery } from '@tanstack/react-query'
import { getMyPhoto } from '#core/identity/profile/endpoints.ts'
import { usePortal } from '../platform/use-portal.ts'
import { useProfile } from './use-profile.ts'

export interface Photo {
  /** An address that an image can show; absent without a photo, and until it is here. */
  readonly address: string | undefined
  /** There is one, and it could not be loaded. */
  readonly hasFailed: boolean
}

/** A file as an address of its own, which needs no clearing up. */
const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    })
    reader.addEventListener('error', () => reject(new Error('The photo cannot be read')))
    reader.readAsDataURL(file)
  })

/** The signed-in person's photo. It needs the token, so it is fetched by a call, not by an image. */
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
  })
  const isThere = avatarUrl !== undefined
  return { address: isThere ? (data ?? undefined) : undefined, hasFailed: isThere && isError }
}
