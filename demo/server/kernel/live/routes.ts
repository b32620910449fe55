import { streamChanges } from '#core/platform/live/endpoints.ts'
import { maxEventAge } from '#core/platform/live/model.ts'
import { ApiError } from '../api-error.ts'
import { route, type Route } from '../route.ts'
import { signedIn } from '../signed-in.ts'

export const liveRoutes: readonly Route[] = [
  route(streamChanges, async ({ query: { age = maxEventAge } }, { services, viewer, request }) => {
    // would be handled like GET, but nobody would read or close the stream
    if (request.method === 'HEAD')
      throw new ApiError('methodNotAllowed', { headers: { Allow: 'GET' } })
    return services.live.open(signedIn(viewer), request, age)
  }),
]
