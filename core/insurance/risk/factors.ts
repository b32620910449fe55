/** The risk factors of a company, in display order. The first seven are those of spec 2 §2. */
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

/** Severities of findings, most severe first. */
export const severities = ['critical', 'high', 'medium', 'low'] as const
export type Severity = (typeof severities)[number]

/** Kinds of findings. Each has a name text and a remedy text. */
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

/**
 * Sources of findings. `simulated` findings are derived from the domain name, for demonstrations.
 */
export const findingSources = ['dns', 'tls', 'http', 'simulated'] as const
export type FindingSource = (typeof findingSources)[number]
