import type { Factor, FindingKind, FindingSource } from '#core/insurance/risk/factors.ts'

/** One thing that a scan found. */
export interface Observation {
  readonly kind: FindingKind
  readonly source: FindingSource
  /** The host that it is about. */
  readonly subject: string
  /** What was seen, as it was seen. */
  readonly evidence: string
}

/** What a scan is about. */
export interface ScanInput {
  readonly domain: string
  readonly now: Date
  /** Ends the scan; it then rejects. */
  readonly signal: AbortSignal
}

/** Finds what is wrong with a domain, from which its scores are computed. */
export interface ScoreProvider {
  /** The factors that it looks at; others get no score. */
  readonly covers: readonly Factor[]
  /** Rejects with `ScanFailure` where the domain cannot be scanned. */
  scan(input: ScanInput): Promise<readonly Observation[]>
}

/** A domain that cannot be scanned: it has no address, or none that may be connected to. */
export class ScanFailure extends Error {}
