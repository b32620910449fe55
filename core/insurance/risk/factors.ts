/** The factors of a company's risk, in the order of screens; the first seven are those of spec 2 §2. */
export const factors = [
  'networkSecurity',
  'cloudSecurity',
  'endpointSecurity',
  'darkIntelligence',
  'fundsTransfer',
  'cyberExtortion',
  'compliance',
  'supplyChain',
] as const
export type Factor = (typeof factors)[number]

/** The rows of the risk factors card (spec 2 §2). */
export const cardFactors: readonly Factor[] = factors.slice(0, 7)

/** How grave a finding is, the gravest first. */
export const severities = ['critical', 'high', 'medium', 'low'] as const
export type Severity = (typeof severities)[number]

/** What a scan can find. Each has a text that names it, and one that says what lifts the score. */
export const findingKinds = [
  'adminPortOpen',
  'certificateEnding',
  'certificateInvalid',
  'httpsMissing',
  'tlsOutdated',
  'bucketPublic',
  'contentPolicyMissing',
  'recordDangling',
  'sniffingAllowed',
  'softwareOutdated',
  'versionShown',
  'credentialsLeaked',
  'domainLookalike',
  'dmarcMissing',
  'dmarcMonitoring',
  'spfMissing',
  'spfPermissive',
  'remoteDesktopOpen',
  'vpnOutdated',
  'cookieInsecure',
  'hstsMissing',
  'httpKept',
  'certificateAuthorityOpen',
  'scriptsUnpinned',
  'vendorBreached',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** Where a finding was made; `simulated` ones are derived from the domain's name, for demonstrations. */
export const findingSources = ['dns', 'tls', 'http', 'simulated'] as const
export type FindingSource = (typeof findingSources)[number]
