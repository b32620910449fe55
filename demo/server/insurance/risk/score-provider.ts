import type { Factor, FindingKind, FindingSource } from '#core/insurance/risk/factors.ts'

/** A result of a scan. */
export interface Observation {
  readonly kind: FindingKind
  readonly source: FindingSource
  /** The host that was observed. */
  readonly subject: string
  /** The observed evidence. */
  readonly evidence: string
}

/** The subject of a scan. */
export interface ScanInput {
  readonly domain: string
  readonly now: Date
  /** Aborts the scan, which then rejects. */
  readonly signal: AbortSignal
}

/** Finds the problems of a domain, from which its scores are computed. */
export interface ScoreProvider {
  /** The factors that it covers; others get no score. */
  readonly covers: readonly Factor[]
  /** Rejects with `ScanFailure` if the domain cannot be scanned. */
  scan(input: ScanInput): Promise<readonly Observation[]>
}

/** A domain that cannot be scanned: it has no address, or none that may be connected to. */
export class ScanFailure extends Error {}
