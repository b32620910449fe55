/**
 * Groups of calls that are counted together. The limits per token, key and network address are in
 * the server's table; an endpoint names its group.
 */
export type RateLimitGroup =
  | 'pricing'
  | 'saving'
  | 'bulk'
  | 'export'
  | 'summary'
  | 'signIn'
  | 'sso'
  | 'photo'
  | 'upload'
  | 'factor'
  | 'link'
  | 'passwordCheck'
  | 'mailing'
  | 'domainCheck'
  | 'suggestion'
  | 'invitation'
  | 'refresh'
  | 'scan'
  | 'workflow'
  | 'live'
  | 'presence'
