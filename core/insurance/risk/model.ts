import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { factors, findingKinds, findingSources, severities } from './factors.ts'

/** 0 to 100; a higher one is a smaller risk. */
const score = z.int()

/** One thing that a scan found, with what it takes from the score. */
export const finding = z.object({
  id: z.string(),
  kind: openEnum(findingKinds),
  factor: openEnum(factors),
  severity: openEnum(severities),
  source: openEnum(findingSources),
  /** When it was seen first; a later scan that sees it again keeps the date. */
  found: z.iso.datetime(),
  /** The host that it is about. */
  subject: z.string(),
  /** What was seen, as it was seen. */
  evidence: z.string(),
  /** Points that it takes from its factor. */
  points: z.int(),
  /** How many points the factor's score rises when it is gone; less than `points` at the bottom. */
  lift: z.int(),
  /** How many points the company's aggregate rises then. */
  aggregateLift: z.int(),
})
export type Finding = z.output<typeof finding>

/** The score of a factor; null where the scan does not look at it. */
export const factorScore = z.object({ factor: openEnum(factors), score: z.nullable(score) })
export type FactorScore = z.output<typeof factorScore>

/** A day of the history. */
export const riskDay = z.object({
  date: z.iso.date(),
  companyAggregateCF: score,
  industryAggregateCF: score,
})
export type RiskDay = z.output<typeof riskDay>

/** Where the next scan is. `off`: this platform scans nothing. */
export const scanStates = ['idle', 'running', 'failed', 'noDomain', 'off'] as const

/** What the aggregate of an industry is: of its companies, or a planned one where they are few. */
export const industryBases = ['median', 'plan'] as const

export const riskActions = ['refresh'] as const

/** The risk of a company (spec 2 §2 and §3, risk factors). */
export const risk = z.object({
  accountId: z.string(),
  companyName: z.string(),
  /** The IANA zone of the insured: its days, also those of the history, begin there (spec 3 §9). */
  timeZone: z.string(),
  /** The domain that is scanned; absent until the account has one. */
  domain: z.optional(z.string()),
  /** When the scores were made; null before the first scan of the domain is done. */
  assessed: z.nullable(z.iso.datetime()),
  scan: openEnum(scanStates),
  companyAggregateCF: z.nullable(score),
  industryAggregateCF: score,
  /** Median of the companies that the viewer insures; absent for viewers who insure none. */
  portfolioAggregateCF: z.optional(score),
  industry: z.object({ basis: openEnum(industryBases), companies: z.int() }),
  /** The eight factors, in their order. */
  factors: z.array(factorScore),
  /** The findings, those that take most first. */
  findings: z.array(finding),
  /** The last year, oldest first; at most one entry a day. */
  history: z.array(riskDay),
  allowedActions: z.array(openEnum(riskActions)),
})
export type Risk = z.output<typeof risk>

export const accountParams = z.object({ accountId: id() })
