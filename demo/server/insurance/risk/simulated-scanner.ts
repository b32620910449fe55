import { createHash } from 'node:crypto'
import { factors, findingKinds, type FindingKind } from '#core/insurance/risk/factors.ts'
import type { Observation, ScoreProvider } from './score-provider.ts'

/** A hash of a text as a number from 0 to 1. */
const chanceOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32

const monthLength = 2_629_800_000

/** The share of domains with a kind of finding, for a company of average care. */
const shares: Partial<Readonly<Record<FindingKind, number>>> = {
  httpsMissing: 0.03,
  certificateInvalid: 0.06,
  bucketPublic: 0.06,
  credentialsLeaked: 0.25,
  remoteDesktopOpen: 0.08,
  vendorBreached: 0.18,
}
const commonShare = 0.32

/** Kinds of which a domain has at most one. */
const alternatives: Partial<Readonly<Record<FindingKind, FindingKind>>> = {
  dmarcMonitoring: 'dmarcMissing',
  spfPermissive: 'spfMissing',
  certificateEnding: 'certificateInvalid',
}

/** The host of a finding, below the domain. */
const hosts: Partial<Readonly<Record<FindingKind, string>>> = {
  adminPortOpen: 'admin',
  bucketPublic: 'files',
  dmarcMissing: '_dmarc',
  dmarcMonitoring: '_dmarc',
  recordDangling: 'promo',
  remoteDesktopOpen: 'remote',
  vpnOutdated: 'vpn',
}

const evidences = {
  adminPortOpen: 'Port 8443 answers with the login page of a management console',
  certificateEnding: 'Certificate expires in 9 days',
  certificateInvalid: 'CERT_HAS_EXPIRED',
  httpsMissing: 'Port 443 refuses connections',
  tlsOutdated: 'TLSv1.1 accepted',
  bucketPublic: 'GET / 200 ListBucketResult, 214 keys',
  contentPolicyMissing: 'Content-Security-Policy: absent',
  recordDangling: 'CNAME to an app that no longer exists (NXDOMAIN)',
  sniffingAllowed: 'X-Content-Type-Options: absent',
  softwareOutdated: 'Server: Apache/2.4.29, end of support',
  versionShown: 'X-Powered-By: PHP/7.4.33',
  credentialsLeaked: '6 addresses with passwords in a collection of 2025',
  domainLookalike: 'A name that differs by one letter has an MX record',
  dmarcMissing: 'TXT: none',
  dmarcMonitoring: 'TXT: v=DMARC1; p=none',
  spfMissing: 'TXT: no v=spf1',
  spfPermissive: 'TXT: v=spf1 … ?all',
  remoteDesktopOpen: 'Port 3389 open',
  vpnOutdated: 'Firmware of 2023 with known weaknesses',
  cookieInsecure: 'Set-Cookie: session without Secure',
  hstsMissing: 'Strict-Transport-Security: absent',
  httpKept: 'GET http:// 200, no redirect',
  certificateAuthorityOpen: 'CAA: none',
  scriptsUnpinned: '3 scripts of other origins without integrity',
  vendorBreached: 'The named payroll provider reported a breach',
} as const satisfies Readonly<Record<FindingKind, string>>

const has = (domain: string, kind: FindingKind, month: number): boolean => {
  const care = 0.35 + 1.5 * chanceOf(`${domain} care`)
  const length = 4 + Math.floor(6 * chanceOf(`${domain} ${kind} length`))
  const phase = Math.floor(length * chanceOf(`${domain} ${kind} phase`))
  const period = Math.floor((month + phase) / length)
  return chanceOf(`${domain} ${kind} ${period}`) < care * (shares[kind] ?? commonShare)
}

/** The findings of a domain at an instant: they come and go over months. */
export const simulatedFindings = (domain: string, now: Date): readonly Observation[] => {
  const month = Math.floor(now.getTime() / monthLength)
  const found = findingKinds.filter((kind) => has(domain, kind, month))
  return found.flatMap((kind) => {
    const instead = alternatives[kind]
    if (instead !== undefined && found.includes(instead)) return []
    const host = hosts[kind]
    return [
      {
        kind,
        source: 'simulated' as const,
        subject: host === undefined ? domain : `${host}.${domain}`,
        evidence: evidences[kind],
      },
    ]
  })
}

/** Derives findings from the domain's name and the month, for demonstrations. Connects to nothing. */
export const simulatedScanner: ScoreProvider = {
  covers: factors,
  scan: async ({ domain, now }) => simulatedFindings(domain, now),
}
