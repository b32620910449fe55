/**
 * Kinds of work whose calls are counted together. How often each may be asked for by a token, a key and
 * an address of the network stands in the server's table; an endpoint names its kind.
 */
export const rateLimitGroups = [
  'pricing',
  'saving',
  'signIn',
  'sso',
  'photo',
  'factor',
  'link',
  'passwordCheck',
  'mailing',
  'domainCheck',
  'invitation',
  'refresh',
  'workflow',
] as const
export type RateLimitGroup = (typeof rateLimitGroups)[number]
