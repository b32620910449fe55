/**
 * Kinds of work whose calls are counted together. How often each may be asked for by a token, a key and
 * an address of the network stands in the server's table; an endpoint names its kind.
 */
export type RateLimitGroup =
  | 'pricing'
  | 'saving'
  | 'signIn'
  | 'sso'
  | 'photo'
  | 'factor'
  | 'link'
  | 'passwordCheck'
  | 'mailing'
  | 'domainCheck'
  | 'invitation'
  | 'refresh'
  | 'workflow'
