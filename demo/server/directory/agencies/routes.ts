import { getAgency } from '#core/directory/agencies/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { readAgency } from './service.ts'

export const agencyRoutes: Route[] = [
  route(getAgency, ({ params }, { services, viewer }) => readAgency(services, viewer, params.id)),
]
