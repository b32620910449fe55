import * as calls from '#core/insurance/notes/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { addNote, editNote, listNotes } from './service.ts'

/** Notes of accounts. */
export const noteRoutes: readonly Route[] = [
  route(calls.listNotes, ({ params }, { services, viewer }) =>
    listNotes(services, viewer, params.accountId),
  ),
  route(calls.addNote, ({ params, body }, { services, viewer }) =>
    addNote(services, viewer, params.accountId, body),
  ),
  route(calls.editNote, ({ params, body }, { services, viewer }) =>
    editNote(services, viewer, params, body),
  ),
]
