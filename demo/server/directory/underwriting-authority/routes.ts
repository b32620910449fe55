import * as calls from '#core/directory/underwriting-authority/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { ifMatchOf } from '../../kernel/if-match.ts'
import { listAuthority, resetAuthority, saveAuthority } from './service.ts'

/** Underwriting authority. */
export const authorityRoutes: readonly Route[] = [
  route(calls.listAuthority, (_, { services }) => listAuthority(services)),
  route(calls.saveAuthority, ({ body }, { services, viewer, request }) =>
    saveAuthority(services, viewer, body, ifMatchOf(request).seen),
  ),
  route(calls.resetAuthority, ({ query }, { services, request }) =>
    resetAuthority(services, query, ifMatchOf(request).seen),
  ),
]
