import { issueTokens } from '../../testing/tokens.ts'

/** A reply that renews the tokens for `life` seconds. */
export const refresh =
  (life = 900) =>
  (time: { wallClock(): number }) =>
  () =>
    Response.json(issueTokens(time.wallClock(), { refreshToken: 'refresh-2', life }))
