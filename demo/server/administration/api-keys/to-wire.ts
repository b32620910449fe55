import type { AccessKey, IssuedKey } from '#core/administration/api-keys/model.ts'
import { demoOriginsOf } from '../../identity/access/origins.ts'
import type { AccessKeyRecord } from '../../identity/access/tables.ts'
import type { Services } from '../../kernel/services.ts'

const sharedFields = ({ id, name, kind, mode, publishable }: AccessKeyRecord) => ({
  id,
  name,
  kind,
  mode,
  key: publishable ?? id,
})

const overlap = ({ previousEnds }: AccessKeyRecord, now: Date) =>
  previousEnds !== null && previousEnds > now ? { previousEnds: previousEnds.toISOString() } : {}

/** The wire form of a key, without its secret. */
export const keyToWire = (
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  key: AccessKeyRecord,
): AccessKey => {
  const demoOrigins = demoOriginsOf(config, key)
  return {
    ...sharedFields(key),
    ...overlap(key, clock.now()),
    state: key.ended === null ? 'active' : 'off',
    origins: key.origins,
    ...(demoOrigins.length > 0 && { demoOrigins: [...demoOrigins] }),
    created: key.created.toISOString(),
    ...(key.lastUsed && { lastUsed: key.lastUsed.toISOString() }),
  }
}

/** The wire form of a created or rotated key, with its secret if it has one. */
export const issuedToWire = (
  key: AccessKeyRecord,
  secret: string | undefined,
  now: Date,
): IssuedKey => ({
  ...sharedFields(key),
  ...overlap(key, now),
  ...(secret !== undefined && { secret }),
})
