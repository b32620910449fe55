import { factors } from './factors.ts'
import type { Risk } from './model.ts'

/**
 * The risk of a company with one finding, six months of history, and one factor that is not
 * covered.
 */
export const exampleRisk: Risk = {
  accountId: 'account-1',
  companyName: 'Bayside Dental Group',
  timeZone: 'America/Chicago',
  domain: 'bayside.example',
  assessed: '2026-11-20T09:00:00.000Z',
  scan: 'idle',
  companyAggregateCF: 84,
  industryAggregateCF: 74,
  portfolioAggregateCF: 79,
  industry: { basis: 'plan', companies: 3 },
  factors: factors.map((factor) => ({
    factor,
    score: factor === 'darkIntelligence' ? null : factor === 'fundsTransfer' ? 80 : 100,
  })),
  findings: [
    {
      id: 'finding-1',
      kind: 'dmarcMissing',
      factor: 'fundsTransfer',
      severity: 'high',
      source: 'dns',
      found: '2026-08-02T09:00:00.000Z',
      subject: '_dmarc.bayside.example',
      evidence: 'TXT: none',
      points: 20,
      lift: 20,
      aggregateLift: 3,
    },
  ],
  history: [
    { date: '2026-05-20', companyAggregateCF: 70, industryAggregateCF: 74 },
    { date: '2026-08-20', companyAggregateCF: 90, industryAggregateCF: 74 },
    { date: '2026-11-20', companyAggregateCF: 84, industryAggregateCF: 74 },
  ],
  allowedActions: ['refresh'],
}
