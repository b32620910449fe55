import type { Factor, FindingKind, Severity } from '#core/insurance/risk/factors.ts'

// The figures of scores. They are invented.

/** Points that a finding deducts from its factor. */
export const pointsOf = {
  critical: 32,
  high: 20,
  medium: 11,
  low: 5,
} as const satisfies Readonly<Record<Severity, number>>

/** The weights of the factors in the aggregate, in percent. */
export const weights = {
  networkSecurity: 16,
  cloudSecurity: 12,
  endpointSecurity: 14,
  darkIntelligence: 14,
  fundsTransfer: 14,
  cyberExtortion: 14,
  compliance: 8,
  supplyChain: 8,
} as const satisfies Readonly<Record<Factor, number>>

/** The factor and severity of each kind of finding. */
export const ratings = {
  adminPortOpen: ['networkSecurity', 'high'],
  certificateEnding: ['networkSecurity', 'low'],
  certificateInvalid: ['networkSecurity', 'high'],
  httpsMissing: ['networkSecurity', 'critical'],
  tlsOutdated: ['networkSecurity', 'medium'],
  bucketPublic: ['cloudSecurity', 'critical'],
  contentPolicyMissing: ['cloudSecurity', 'medium'],
  recordDangling: ['cloudSecurity', 'high'],
  sniffingAllowed: ['endpointSecurity', 'low'],
  softwareOutdated: ['endpointSecurity', 'high'],
  versionShown: ['endpointSecurity', 'medium'],
  credentialsLeaked: ['darkIntelligence', 'critical'],
  domainLookalike: ['darkIntelligence', 'medium'],
  dmarcMissing: ['fundsTransfer', 'high'],
  dmarcMonitoring: ['fundsTransfer', 'medium'],
  spfMissing: ['fundsTransfer', 'high'],
  spfPermissive: ['fundsTransfer', 'medium'],
  remoteDesktopOpen: ['cyberExtortion', 'critical'],
  vpnOutdated: ['cyberExtortion', 'high'],
  cookieInsecure: ['compliance', 'medium'],
  hstsMissing: ['compliance', 'medium'],
  httpKept: ['compliance', 'medium'],
  certificateAuthorityOpen: ['supplyChain', 'low'],
  scriptsUnpinned: ['supplyChain', 'medium'],
  vendorBreached: ['supplyChain', 'high'],
} as const satisfies Readonly<Record<FindingKind, readonly [Factor, Severity]>>

/** Minimum companies for an industry's median; below it, the industry has the planned aggregate. */
export const minCompanies = 5

/** The aggregate of an industry with few companies. */
export const plannedAggregate = 74
