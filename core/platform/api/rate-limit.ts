/**
 * Groups of calls that are counted together. The limits per token, key and network address are in
 * the server's table. An endpoint names its group, or is counted with all that read or write.
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
