import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { factors, findingKinds, findingSources, severities } from './factors.ts'

/** 0 to 100; higher is safer. */
const score = z.int()

/** A finding of a scan, with its effect on the score. */
export const finding = z.object({
  id: z.string(),
  kind: openEnum(findingKinds),
  factor: openEnum(factors),
  severity: openEnum(severities),
  source: openEnum(findingSources),
  /** When the finding was first seen; later scans keep this date. */
  found: z.iso.datetime(),
  /** The affected host. */
  subject: z.string(),
  /** The observed evidence, verbatim. */
  evidence: z.string(),
  /** Points deducted from its factor. */
  points: z.int(),
  /**
   * Points that the factor's score gains when the finding is resolved; less than `points` when the
   * score is already 0.
   */
  lift: z.int(),
  /** Points that the company's aggregate score gains when the finding is resolved. */
  aggregateLift: z.int(),
})
export type Finding = z.output<typeof finding>

/** The score of a factor; null if the scan does not cover it. */
export const factorScore = z.object({ factor: openEnum(factors), score: z.nullable(score) })
export type FactorScore = z.output<typeof factorScore>

/** A day of the history. */
export const riskDay = z.object({
  date: z.iso.date(),
  companyAggregateCF: score,
  industryAggregateCF: score,
})
export type RiskDay = z.output<typeof riskDay>

/** Scan state. `off`: this platform does not scan. */
export const scanStates = ['idle', 'running', 'failed', 'noDomain', 'off'] as const

/** The basis of an industry's aggregate: its companies, or a planned value if there are too few. */
export const industryBases = ['median', 'plan'] as const

export const riskActions = ['refresh'] as const

/** The risk of a company (spec 2 §2 and §3, risk factors). */
export const risk = z.object({
  accountId: z.string(),
  companyName: z.string(),
  /**
   * The insured's IANA time zone, which defines its days, including those of the history (spec 3
   * §9).
   */
  timeZone: z.string(),
  /** The scanned domain; absent until the account has one. */
  domain: z.optional(z.string()),
  /** When the scores were calculated; null before the first completed scan of the domain. */
  assessed: z.nullable(z.iso.datetime()),
  scan: openEnum(scanStates),
  companyAggregateCF: z.nullable(score),
  industryAggregateCF: score,
  /** Median score of the companies that the viewer insures; absent if there are none. */
  portfolioAggregateCF: z.optional(score),
  industry: z.object({ basis: openEnum(industryBases), companies: z.int() }),
  /** The eight factors in order. */
  factors: z.array(factorScore),
  /** Findings with the largest deduction first. */
  findings: z.array(finding),
  /** The last year, oldest first, with at most one entry per day. */
  history: z.array(riskDay),
  allowedActions: z.array(openEnum(riskActions)),
})
export type Risk = z.output<typeof risk>

export const accountParams = z.object({ accountId: id() })
