import { issueTokens } from '../../testing/tokens.ts'

/** A reply that renews the tokens for `ttl` seconds. */
export const refresh =
  (ttl = 900) =>
  (time: { wallClock(): number }) =>
  () =>
    Response.json(issueTokens(time.wallClock(), { refreshToken: 'refresh-2', ttl }))
