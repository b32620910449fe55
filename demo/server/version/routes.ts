import { getLatestDeploymentTime } from '#core/version/endpoints.ts'
import { route, type Route } from '../kernel/route.ts'

export const versionRoutes: readonly Route[] = [
  route(getLatestDeploymentTime, async (_input, { services }) => ({
    latestDeploymentTime: services.config.deployed,
  })),
]
