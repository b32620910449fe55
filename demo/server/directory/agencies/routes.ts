import { getAgency, searchAgencies } from '#core/directory/agencies/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { findAgencies, readAgency } from './service.ts'

export const agencyRoutes: Route[] = [
  route(searchAgencies, ({ query }, { services, viewer }) => findAgencies(services, viewer, query)),
  route(getAgency, ({ params }, { services, viewer }) => readAgency(services, viewer, params.id)),
]
