import { rateLimitOf, type Endpoint } from '#core/platform/api/endpoint.ts'
import type { RateLimitGroup } from '#core/platform/api/rate-limit.ts'
import type { Limit, Limits } from '../../limits/model.ts'
import { modeOf, type Viewer } from '../../viewer.ts'

interface Group {
  readonly token: Limit
  readonly key: Limit
  readonly ip: Limit
}

const perMinute = (calls: number): Limit => ({ calls, seconds: 60 })

/**
 * The limits per token, key and network address, by group of calls. The limits of all reads and
 * writes exceed what a fast user needs, and an office with 200 open tabs behind one address.
 */
export const limitGroups = {
  read: { token: perMinute(1_800), key: perMinute(18_000), ip: perMinute(18_000) },
  write: { token: perMinute(600), key: perMinute(6_000), ip: perMinute(6_000) },
  pricing: { token: perMinute(600), key: perMinute(6_000), ip: perMinute(1_200) },
  saving: { token: perMinute(60), key: perMinute(600), ip: perMinute(120) },
  bulk: { token: perMinute(60), key: perMinute(60), ip: perMinute(120) },
  export: { token: perMinute(6), key: perMinute(6), ip: perMinute(30) },
  summary: { token: perMinute(60), key: perMinute(60), ip: perMinute(300) },
  signIn: { token: perMinute(60), key: perMinute(60), ip: perMinute(120) },
  sso: { token: perMinute(60), key: perMinute(60), ip: perMinute(120) },
  upload: { token: perMinute(10), key: perMinute(10), ip: perMinute(60) },
  photo: { token: perMinute(10), key: perMinute(10), ip: perMinute(60) },
  factor: { token: perMinute(60), key: perMinute(60), ip: perMinute(300) },
  link: { token: perMinute(60), key: perMinute(60), ip: perMinute(120) },
  passwordCheck: { token: perMinute(300), key: perMinute(300), ip: perMinute(600) },
  mailing: { token: perMinute(6), key: perMinute(60), ip: perMinute(12) },
  domainCheck: { token: perMinute(300), key: perMinute(3_000), ip: perMinute(600) },
  suggestion: { token: perMinute(300), key: perMinute(300), ip: perMinute(600) },
  invitation: { token: perMinute(30), key: perMinute(30), ip: perMinute(60) },
  refresh: { token: perMinute(60), key: perMinute(60), ip: perMinute(600) },
  scan: { token: perMinute(20), key: perMinute(20), ip: perMinute(60) },
  workflow: { token: perMinute(60), key: perMinute(60), ip: perMinute(120) },
  live: { token: perMinute(30), key: perMinute(30), ip: perMinute(600) },
  presence: { token: perMinute(600), key: perMinute(600), ip: perMinute(6_000) },
} as const satisfies Record<RateLimitGroup, Group>

const perDay = (calls: number): Limit => ({ calls, seconds: 86_400 })

/**
 * Saved records of test mode, which are stored for weeks. Counted by network first, because every
 * visitor of a page has its key.
 */
const testSaving = { network: perDay(1_000), agency: perDay(5_000) } as const

const takeTestSaving = async (limits: Limits, viewer: Viewer, ip: string): Promise<void> => {
  if (viewer.kind === 'key') {
    await limits.take('test saving network', `${viewer.keyId} ${ip}`, testSaving.network)
  }
  const agencyId = 'agencyId' in viewer ? viewer.agencyId : undefined
  if (agencyId) await limits.take('test saving agency', agencyId, testSaving.agency)
}

/**
 * The subjects of limits in addition to keys and addresses: a session, an embed user, the holders
 * of a record's link.
 */
export const tokenSubject = (viewer: Viewer): string | undefined => {
  switch (viewer.kind) {
    case 'user':
      return viewer.sessionId
    case 'key':
      return viewer.embedUserId
    case 'record':
      return `${viewer.grant.kind} ${viewer.grant.id}`
    case 'anonymous':
      return undefined
  }
}

/** Counts a call against the limits of its endpoint; throws 429. */
export const takeCall = async (
  limits: Limits,
  endpoint: Pick<Endpoint, 'rateLimit' | 'method'>,
  { viewer, ip }: { readonly viewer: Viewer; readonly ip: string },
): Promise<void> => {
  const group = rateLimitOf(endpoint)
  const { token, key, ip: ofIp } = limitGroups[group]
  const subject = tokenSubject(viewer)
  // the narrowest first, so that a caller above its own limit does not use up those of others at its address
  if (subject) await limits.take(`${group} token`, subject, token)
  await limits.take(`${group} ip`, ip, ofIp)
  if (viewer.kind === 'key') await limits.take(`${group} key`, viewer.keyId, key)
  if (group === 'saving' && modeOf(viewer) === 'test') await takeTestSaving(limits, viewer, ip)
}
