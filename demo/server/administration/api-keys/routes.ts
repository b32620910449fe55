import * as calls from '#core/administration/api-keys/endpoints.ts'
import { listQuotes } from '../../insurance/quotes/list/quote-lists.ts'
import { route, type Route } from '../../kernel/route.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { listKeys, listRefusedOrigins } from './list.ts'
import { addOrigin, createKey, rotateKey, switchOff, updateKey } from './service.ts'
import { deleteTestData } from './test-data.ts'
import { issuedToWire, keyToWire } from './to-wire.ts'

/** An agency's own keys. */
export const apiKeyRoutes: readonly Route[] = [
  route(calls.searchKeys, ({ query }, { services, viewer }) => listKeys(services, viewer, query)),
  route(calls.createKey, async ({ body }, { services, viewer }) => {
    const { key, secret } = await createKey(services, signedIn(viewer).accountId, body)
    return issuedToWire(key, secret, services.clock.now())
  }),
  route(calls.updateKey, async ({ params, body }, { services, viewer }) =>
    keyToWire(services, await updateKey(services, viewer, params.id, body)),
  ),
  route(calls.addKeyOrigin, async ({ params, body }, { services, viewer }) =>
    keyToWire(services, await addOrigin(services, viewer, params.id, body.origin)),
  ),
  route(calls.rotateKey, async ({ params, body }, { services, viewer }) => {
    const { key, secret } = await rotateKey(services, viewer, params.id, body.overlapHours)
    return issuedToWire(key, secret, services.clock.now())
  }),
  route(calls.switchKeyOff, ({ params }, { services, viewer }) =>
    switchOff(services, viewer, params.id),
  ),
  route(calls.searchRefusedOrigins, ({ query }, { services, viewer }) =>
    listRefusedOrigins(services, viewer, query),
  ),
  route(calls.searchTestQuotes, ({ query }, { services, viewer }) =>
    services.database.inMode('test', () => listQuotes(services, viewer, query)),
  ),
  route(calls.deleteTestData, (_input, { services, viewer }) =>
    deleteTestData(services, signedIn(viewer).accountId),
  ),
]
