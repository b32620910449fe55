import { timingSafeEqual } from 'node:crypto'
import { canonicalOrigin, maxOriginLength, originError } from '#core/identity/access/origin.ts'
import type { AccessAnswer, AccessInput } from '#core/identity/session/model.ts'
import type { Context } from '../../kernel/context.ts'
import { hashOfToken } from '../../kernel/one-time-token.ts'
import { notFound, ApiError } from '../../kernel/api-error.ts'
import { namedRegion } from '../../kernel/http/locale.ts'
import type { AccessKeyRecord } from './tables.ts'
import { liveApiKey, liveClientKey } from './live-keys.ts'
import { originsOfKey } from './origins.ts'
import { recordRefusedOrigin, recordUse } from './use.ts'

const limits = {
  key: { calls: 6_000, seconds: 60 },
  /**
   * The limit for one key from one network, because an origin can be forged outside of browsers.
   */
  network: { calls: 240, seconds: 60 },
  ip: { calls: 300, seconds: 60 },
} as const

/** Random secrets need no slow hash. */
export const hashOfSecret = hashOfToken

const equal = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Whether an agency could register the origin; what else a caller sends is not stored. */
const isWebOrigin = (origin: string | null): origin is string =>
  origin !== null &&
  origin.length <= maxOriginLength &&
  /^https?:/.test(origin) &&
  canonicalOrigin(origin) === origin &&
  originError(origin, 'test') !== 'keys:error.originInvalid'

type ByClientKey = Extract<AccessInput, { clientKey: string }>
type ByApiKey = Extract<AccessInput, { apiKeyId: string }>

const byClientKey = async (input: ByClientKey, context: Context): Promise<AccessAnswer> => {
  const { services, request } = context
  const live = await liveClientKey(services, input.clientKey)
  if (!live) throw new ApiError('keyRefused')
  const { key } = live
  const origin = request.headers.get('Origin')
  if (!origin || !originsOfKey(services.config, key).has(origin)) {
    if (isWebOrigin(origin)) await recordRefusedOrigin(services, key.id, origin)
    throw new ApiError('originRefused', { params: { origin: origin ?? '' } })
  }
  // an agency sells in its own region only; refused here, because saving would fail after four steps
  const asked = namedRegion(request)
  if (asked !== undefined && asked !== live.region) {
    throw new ApiError('regionRefused', { params: { region: asked, expected: live.region } })
  }
  // rejected calls do not count for the key, so that strangers cannot use up its limit
  await services.limits.take('access key network', `${key.id} ${context.ip}`, limits.network)
  await services.limits.take('access key', key.id, limits.key)
  await recordUse(services, key)
  return services.tokens.issue({
    kind: 'key',
    keyId: key.id,
    agencyId: key.agencyId,
    visitorId: input.visitorId ?? services.newId(),
  })
}

/** Those of its secret, and of the one before its rotation until that ends. */
const hashesOf = (
  { secretHashes, previousHashes, previousEnds }: AccessKeyRecord,
  now: Date,
): readonly string[] =>
  previousEnds !== null && previousEnds > now ? [...secretHashes, ...previousHashes] : secretHashes

const byApiKey = async (input: ByApiKey, context: Context): Promise<AccessAnswer> => {
  const { services } = context
  const live = await liveApiKey(services, input.apiKeyId)
  const given = hashOfSecret(input.secret)
  if (!live || !hashesOf(live.key, services.clock.now()).some((hash) => equal(hash, given))) {
    throw new ApiError('keyRefused')
  }
  const { key, region } = live
  await services.limits.take('access key', key.id, limits.key)
  const { grant } = input
  const find = () => services.agencyOfRecord(grant)
  if ((await services.database.inMode(key.mode, find)) !== key.agencyId) throw notFound()
  await recordUse(services, key)
  const { agencyId, id: keyId } = key
  return services.tokens.issue({ kind: 'record', grant, agencyId, region, keyId })
}

/**
 * Issues a token for an embed: by publishable key from its agency's pages, or by API key for one
 * record.
 */
export const openByKey = async (input: AccessInput, context: Context): Promise<AccessAnswer> => {
  await context.services.limits.take('access ip', context.ip, limits.ip)
  return 'clientKey' in input ? byClientKey(input, context) : byApiKey(input, context)
}
