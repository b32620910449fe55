import { addAgency, getAgency, searchAgencies } from '#core/directory/agencies/endpoints.ts'
import * as calls from '#core/directory/agencies/record-endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { todayOf } from '../states/zones.ts'
import {
  agreementToWire,
  feinToWire,
  reloadAgency,
  saveContact,
  saveFein,
  signAgreement,
} from './edit-agency.ts'
import { agencyInScope } from './agency-in-scope.ts'
import {
  listAggregators,
  listAppointments,
  listLevels,
  listPrograms,
  readHierarchy,
} from './record.ts'
import { findAgencies, readAgency } from './service.ts'
import type { AgencyWorkflows } from './workflows.ts'

export const agencyRoutes = (workflows: AgencyWorkflows): readonly Route[] => [
  route(searchAgencies, ({ query }, { services, viewer, region }) =>
    findAgencies(services, signedIn(viewer), query.country ?? region, query),
  ),
  route(getAgency, ({ params }, { services, viewer }) => readAgency(services, viewer, params.id)),
  route(calls.listAgencyLevels, ({ params }, { services, viewer }) =>
    listLevels(services, viewer, params.agencyId),
  ),
  route(calls.listAgencyPrograms, ({ params }, { services, viewer }) =>
    listPrograms(services, viewer, params.agencyId),
  ),
  route(calls.listAgencyAppointments, ({ params }, { services, viewer }) =>
    listAppointments(services, viewer, params.agencyId, (agency) =>
      todayOf(agency, services.clock.now()),
    ),
  ),
  route(calls.getAgencyHierarchy, ({ params }, { services, viewer }) =>
    readHierarchy(services, viewer, params.agencyId),
  ),
  route(calls.getAgencyFein, async ({ params }, { services, viewer }) =>
    feinToWire(await agencyInScope(services, viewer, params.agencyId)),
  ),
  route(calls.saveAgencyFein, ({ params, body }, { services, viewer }) =>
    saveFein(services, viewer, params.agencyId, body.fein),
  ),
  route(calls.listAgencyAggregators, ({ params }, { services, viewer }) =>
    listAggregators(services, viewer, params.agencyId),
  ),
  route(calls.getAgreement, async ({ params }, { services, viewer }) =>
    agreementToWire(await agencyInScope(services, viewer, params.agencyId)),
  ),
  route(calls.signAgreement, ({ params, body }, { services, viewer }) =>
    signAgreement(services, viewer, params.agencyId, body.fullName),
  ),
  route(calls.saveAgencyContact, ({ params, body }, { services, viewer }) =>
    saveContact(services, viewer, params.agencyId, body),
  ),
  route(calls.reloadAgency, ({ params }, { services, viewer }) =>
    reloadAgency(services, viewer, params.agencyId),
  ),
  route(addAgency, workflows.addAgency),
]
