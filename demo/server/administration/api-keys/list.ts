import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { keyList, refusedOriginList } from '#core/administration/api-keys/lists.ts'
import type { AccessKey, RefusedOrigin } from '#core/administration/api-keys/model.ts'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import { accessKeys, refusedOrigins } from '../../identity/access/tables.ts'
import { rulesOf } from '../../kernel/lists/list-rules.ts'
import { listing } from '../../kernel/lists/listing.ts'
import { readPage } from '../../kernel/lists/read-page.ts'
import { searchedText } from '../../kernel/lists/searched.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { keyScope } from './scope.ts'
import { keyToWire } from './to-wire.ts'

const day = 86_400_000

const keyRules = rulesOf(keyList, {
  table: accessKeys,
  sorts: { name: accessKeys.name, created: accessKeys.created },
  filters: {
    kind: (values) => ({ column: accessKeys.kind, values }),
    mode: (values) => ({ column: accessKeys.mode, values }),
    state: (values) =>
      or(
        ...values.map((value) =>
          value === 'active' ? isNull(accessKeys.ended) : isNotNull(accessKeys.ended),
        ),
      ),
  },
  searched: searchedText(accessKeys.name, accessKeys.publishable, accessKeys.id),
  tie: accessKeys.id,
})

/** One page of the keys that a viewer sees. */
export const listKeys = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<AccessKey> & { content: AccessKey[] }> => {
  const scope = { where: keyScope(viewer) }
  const list = listing(keyRules, query, scope, services.config.maxListed)
  return readPage(services, list, {
    read: (ids) =>
      services.database
        .handle()
        .select()
        .from(accessKeys)
        .where(inArray(accessKeys.id, [...ids])),
    idOf: ({ id }) => id,
    show: (key) => keyToWire(services, key),
  })
}

const refusedOriginRules = rulesOf(refusedOriginList, {
  table: refusedOrigins,
  sorts: {
    origin: refusedOrigins.origin,
    count: refusedOrigins.count,
    last: refusedOrigins.last,
  },
  filters: {},
  searched: searchedText(refusedOrigins.origin),
  tie: refusedOrigins.id,
})

/** One page of the origins that the viewer's keys rejected during the last day. */
export const listRefusedOrigins = (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<RefusedOrigin> & { content: RefusedOrigin[] }> => {
  const handle = services.database.handle()
  const own = handle
    .select({ id: accessKeys.id })
    .from(accessKeys)
    .where(and(keyScope(viewer), isNull(accessKeys.ended)))
  const where = and(
    inArray(refusedOrigins.keyId, own),
    gt(refusedOrigins.last, new Date(services.clock.now().getTime() - day)),
  )
  const list = listing(refusedOriginRules, query, { where }, services.config.maxListed)
  return readPage(services, list, {
    read: (ids) =>
      handle
        .select({ refused: refusedOrigins, key: accessKeys })
        .from(refusedOrigins)
        .innerJoin(accessKeys, eq(accessKeys.id, refusedOrigins.keyId))
        .where(inArray(refusedOrigins.id, [...ids])),
    idOf: ({ refused }) => refused.id,
    show: ({ refused: { id, keyId, origin, count, last }, key }) => ({
      id,
      keyId,
      keyName: key.name,
      mode: key.mode,
      origin,
      count,
      last: last.toISOString(),
    }),
  })
}
