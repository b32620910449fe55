import { getConsoleVersion, getLatestDeploymentTime } from '#core/platform/version/endpoints.ts'
import { route, type Route } from '../route.ts'

export const versionRoutes: readonly Route[] = [
  route(getLatestDeploymentTime, async (_input, { services }) => ({
    latestDeploymentTime: services.config.deployed,
  })),
  route(getConsoleVersion, async (_input, { services: { config } }) => ({
    v: config.clientVersion,
  })),
]
