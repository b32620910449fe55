import { streamChanges } from '#core/platform/live/endpoints.ts'
import { route, type Route } from '../route.ts'
import { signedIn } from '../signed-in.ts'

export const liveRoutes: readonly Route[] = [
  route(streamChanges, (_input, { services, viewer, request }) =>
    services.live.open(signedIn(viewer), request),
  ),
]
