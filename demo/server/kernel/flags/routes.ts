import { getFeatureFlags } from '#core/platform/flags/endpoints.ts'
import { readFlags } from '../demo-controls/state.ts'
import { route, type Route } from '../route.ts'

export const flagRoutes: readonly Route[] = [
  route(getFeatureFlags, (_input, { services }) => readFlags(services)),
]
