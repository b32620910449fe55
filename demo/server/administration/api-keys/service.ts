import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { NewKey } from '#core/administration/api-keys/model.ts'
import { maxActiveKeys, maxOrigins } from '#core/identity/access/modes.ts'
import { organisations } from '../../directory/users/tables.ts'
import { accessKeys, refusedOrigins, type AccessKeyRecord } from '../../identity/access/tables.ts'
import { ApiError, notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { issue, newKeyId } from './issue-key.ts'
import { checkedOrigins } from './origins.ts'
import { keyScope } from './scope.ts'

/** Maximum keys of an agency, including switched-off keys, which are deleted after 90 days. */
const maxStored = 100

/** A created or rotated key. */
export interface KeyWithSecret {
  readonly key: AccessKeyRecord
  readonly secret?: string | undefined
}

/** Rejects a key above the limit. Locks the agency, so that parallel calls are counted. */
const checkRoom = async ({ database }: Pick<Services, 'database'>, agencyId: string) => {
  const handle = database.handle()
  const isOf = eq(accessKeys.agencyId, agencyId)
  await handle
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, agencyId))
    .for('update')
  const active = await handle.$count(accessKeys, and(isOf, isNull(accessKeys.ended)))
  const stored = await handle.$count(accessKeys, isOf)
  if (active >= maxActiveKeys || stored >= maxStored) {
    throw new ApiError('tooManyKeys', { params: { max: maxActiveKeys } })
  }
}

/** Creates a key for an agency. */
export const createKey = (
  services: Pick<Services, 'database' | 'clock' | 'newId'>,
  agencyId: string,
  { name, kind, mode, origins }: NewKey,
): Promise<KeyWithSecret> =>
  services.database.transaction(async () => {
    const checked = checkedOrigins({ kind, mode, sites: [] }, origins)
    await checkRoom(services, agencyId)
    const { secret, ...issued } = issue(kind, mode)
    const [key] = await services.database
      .handle()
      .insert(accessKeys)
      .values({
        id: newKeyId(kind, mode, services.newId),
        agencyId,
        kind,
        mode,
        name,
        origins: checked,
        created: services.clock.now(),
        ...issued,
      })
      .returning()
    if (!key) throw new Error('The key was not stored')
    return { key, secret }
  })

/** Changes a key of the viewer and locks it meanwhile. */
const change = (
  { database }: Services,
  viewer: Viewer,
  id: string,
  work: (key: AccessKeyRecord) => Promise<Partial<AccessKeyRecord>>,
): Promise<AccessKeyRecord> =>
  database.transaction(async () => {
    const where: SQL | undefined = and(eq(accessKeys.id, id), keyScope(viewer))
    const [key] = await database.handle().select().from(accessKeys).where(where).for('update')
    if (!key) throw notFound()
    if (key.ended !== null) throw new ApiError('keyIsOff')
    const changes = await work(key)
    const [changed = key] = await database
      .handle()
      .update(accessKeys)
      .set(changes)
      .where(eq(accessKeys.id, id))
      .returning()
    return changed
  })

/** Changes the name and the origins of a key. */
export const updateKey = (
  services: Services,
  viewer: Viewer,
  id: string,
  { name, origins }: Pick<NewKey, 'name' | 'origins'>,
): Promise<AccessKeyRecord> =>
  change(services, viewer, id, async (key) => {
    const checked = checkedOrigins(key, origins)
    await forgetRefusedOrigins(services, id, checked)
    return { name, origins: checked }
  })

const forgetRefusedOrigins = async (
  { database }: Services,
  keyId: string,
  origins: readonly string[],
): Promise<void> => {
  for (const origin of origins) {
    await database
      .handle()
      .delete(refusedOrigins)
      .where(and(eq(refusedOrigins.keyId, keyId), eq(refusedOrigins.origin, origin)))
  }
}

/** Adds an origin to a key and removes it from the rejected origins. */
export const addOrigin = (
  services: Services,
  viewer: Viewer,
  id: string,
  origin: string,
): Promise<AccessKeyRecord> =>
  change(services, viewer, id, async (key) => {
    const [checked = origin] = checkedOrigins(key, [origin], 'origin')
    const origins = [...new Set([...key.origins, checked])]
    if (origins.length > maxOrigins) {
      throw new ApiError('invalidInput', {
        fieldErrors: [{ code: 'keys:error.tooManyOrigins', field: 'origin' }],
      })
    }
    await forgetRefusedOrigins(services, id, [checked])
    return { origins }
  })

/**
 * Replaces a publishable key or a secret. The previous one works for some more hours. While a
 * previous one still works, only a rotation without overlap is allowed, because any other would
 * silently end a key that pages may still use.
 */
export const rotateKey = async (
  services: Services,
  viewer: Viewer,
  id: string,
  hours: number,
): Promise<KeyWithSecret> => {
  let secret: string | undefined
  const key = await change(services, viewer, id, async (before) => {
    const now = services.clock.now()
    const isRotating = before.previousEnds !== null && before.previousEnds > now
    if (isRotating && hours > 0) throw new ApiError('keyIsRotating')
    const { secret: newSecret, ...issued } = issue(before.kind, before.mode)
    secret = newSecret
    return {
      ...issued,
      previousPublishable: before.publishable,
      previousHashes: before.secretHashes,
      previousEnds: new Date(now.getTime() + hours * 3_600_000),
    }
  })
  return { key, secret }
}

/** Switches a key off permanently. Ignores a key that is already off. */
export const switchOff = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<undefined> => {
  try {
    await change(services, viewer, id, async () => ({ ended: services.clock.now() }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'keyIsOff') throw error
  }
}
