import {
  deleteMyPhoto,
  endOtherSessions,
  getMyPhoto,
  listMySessions,
  putMe,
  putMyPhoto,
} from '#core/identity/profile/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { profileOf } from './own-profile.ts'
import { putDetails } from './details.ts'
import { deletePhoto, putPhoto, readPhoto } from './photo.ts'
import { endOthers, listSessions } from './sessions.ts'

export const profileRoutes: readonly Route[] = [
  route(putMe, async ({ body }, { services, viewer, region, locale }) => {
    const user = signedIn(viewer)
    await putDetails(services, { ...user, region }, body)
    return profileOf(services, user, locale)
  }),
  route(getMyPhoto, (_input, { services, viewer }) => readPhoto(services, signedIn(viewer).userId)),
  route(putMyPhoto, async ({ body }, { services, viewer }) => {
    await putPhoto(services, signedIn(viewer).userId, body.photo)
    return undefined
  }),
  route(deleteMyPhoto, async (_input, { services, viewer }) => {
    await deletePhoto(services, signedIn(viewer).userId)
    return undefined
  }),
  route(listMySessions, (_input, { services, viewer }) => listSessions(services, signedIn(viewer))),
  route(endOtherSessions, async (_input, { services, viewer }) => {
    await endOthers(services, signedIn(viewer))
    return undefined
  }),
]
