/**
 * Groups of calls that share a rate limit. The limits per token, key and network address are in a
 * table of the server. An endpoint without a group is counted with all reads or writes.
 */
export type RateLimitGroup =
  | 'read'
  | 'write'
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
