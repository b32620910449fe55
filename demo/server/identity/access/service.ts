import { timingSafeEqual } from 'node:crypto'
import { canonicalOrigin, maxOriginLength, originError } from '#core/identity/access/origin.ts'
import type { AccessAnswer, AccessInput } from '#core/identity/session/model.ts'
import type { Context } from '../../kernel/context.ts'
import { hashOfToken } from '../../kernel/one-time-token.ts'
import { notFound, ApiError } from '../../kernel/api-error.ts'
import { namedRegion } from '../../kernel/http/locale.ts'
import type { AccessKeyRecord } from './tables.ts'
import { activeApiKey, activeClientKey } from './active-keys.ts'
import { originsOfKey } from './origins.ts'
import { recordRefusedOrigin, recordUsage } from './key-usage.ts'

const limits = {
  key: { calls: 6_000, seconds: 60 },
  /** The limit per key and network, because clients other than browsers can forge an origin. */
  network: { calls: 240, seconds: 60 },
  ip: { calls: 300, seconds: 60 },
} as const

/** A random secret needs no slow hash. */
export const hashOfSecret = hashOfToken

const equal = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Whether an agency could register the origin. Other values are not stored. */
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
  const active = await activeClientKey(services, input.clientKey)
  if (!active) throw new ApiError('keyRefused')
  const { key } = active
  const origin = request.headers.get('Origin')
  if (!origin || !originsOfKey(services.config, key).has(origin)) {
    if (isWebOrigin(origin)) await recordRefusedOrigin(services, key.id, origin)
    throw new ApiError('originRefused', { params: { origin: origin ?? '' } })
  }
  // an agency sells in its own region only; without this check, saving would fail after four steps
  const requested = namedRegion(request)
  if (requested !== undefined && requested !== active.region) {
    throw new ApiError('regionRefused', { params: { region: requested, expected: active.region } })
  }
  // rejected calls do not count for the key, so that an attacker cannot exhaust its limit
  await services.limits.take('access key network', `${key.id} ${context.ip}`, limits.network)
  await services.limits.take('access key', key.id, limits.key)
  await recordUsage(services, key)
  return services.tokens.issue({
    kind: 'key',
    keyId: key.id,
    agencyId: key.agencyId,
    visitorId: input.visitorId ?? services.newId(),
  })
}

/** The hashes of the current secret and, after a rotation, of the previous one until it expires. */
const hashesOf = (
  { secretHashes, previousHashes, previousEnds }: AccessKeyRecord,
  now: Date,
): readonly string[] =>
  previousEnds !== null && previousEnds > now ? [...secretHashes, ...previousHashes] : secretHashes

const byApiKey = async (input: ByApiKey, context: Context): Promise<AccessAnswer> => {
  const { services } = context
  const active = await activeApiKey(services, input.apiKeyId)
  const secretHash = hashOfSecret(input.secret)
  if (
    !active ||
    !hashesOf(active.key, services.clock.now()).some((hash) => equal(hash, secretHash))
  ) {
    throw new ApiError('keyRefused')
  }
  const { key, region } = active
  await services.limits.take('access key', key.id, limits.key)
  const { grant } = input
  const find = () => services.agencyOfRecord(grant)
  if ((await services.database.inMode(key.mode, find)) !== key.agencyId) throw notFound()
  await recordUsage(services, key)
  const { agencyId, id: keyId } = key
  return services.tokens.issue({ kind: 'record', grant, agencyId, region, keyId })
}

/**
 * Issues a token for an embed: by publishable key on the agency's pages, or by API key for one
 * record.
 */
export const openByKey = async (input: AccessInput, context: Context): Promise<AccessAnswer> => {
  await context.services.limits.take('access ip', context.ip, limits.ip)
  return 'clientKey' in input ? byClientKey(input, context) : byApiKey(input, context)
}
