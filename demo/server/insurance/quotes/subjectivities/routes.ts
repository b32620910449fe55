import {
  listAskedOfInsured as listAskedCall,
  listSubjectivities as listSubjectivitiesCall,
} from '#core/insurance/quotes/subjectivities/endpoints.ts'
import * as calls from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { askInsured, listAskedOfInsured } from './ask-insured.ts'
import {
  addSubjectivity,
  decideSubjectivity,
  fillSubjectivity,
  listSubjectivities,
  readSubjectivityFile,
} from './service.ts'

/** The subjectivities of quotes. */
export const subjectivityRoutes: Route[] = [
  route(listSubjectivitiesCall, ({ params }, { services, viewer }) =>
    listSubjectivities(services, viewer, params.id),
  ),
  route(listAskedCall, (_, { services, viewer }) => listAskedOfInsured(services, viewer)),
  route(calls.askInsured, ({ params }, { services, viewer }) =>
    askInsured(services, viewer, params.id),
  ),
  route(calls.addSubjectivity, ({ params, body }, { services, viewer }) =>
    addSubjectivity(services, viewer, params.id, body),
  ),
  route(calls.fillSubjectivity, ({ params, body }, { services, viewer }) =>
    fillSubjectivity(services, viewer, params, body),
  ),
  route(calls.decideSubjectivity, ({ params, body }, { services, viewer }) =>
    decideSubjectivity(services, viewer, params, body),
  ),
  route(calls.downloadSubjectivity, ({ params }, { services, viewer }) =>
    readSubjectivityFile(services, viewer, params),
  ),
]
