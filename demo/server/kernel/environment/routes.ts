import { getEnvironment } from '#core/platform/environment/endpoints.ts'
import { route, type Route } from '../route.ts'

export const environmentRoutes: readonly Route[] = [
  route(getEnvironment, async (_input, { services: { config } }) => ({
    envName: config.environment,
    prod: config.environment === 'prod',
    ...(config.errorReports && { errorReports: config.errorReports }),
  })),
]
