import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of risk scans. */
export const riskErrors = {
  domainMissing: {
    status: 409,
    cause: 'The account has no domain to scan.',
    remedy: 'Add the company’s primary domain to the account.',
  },
  scansOff: {
    status: 409,
    cause: 'This platform does not scan domains.',
    remedy: 'The operator can enable scans with RISK_SCANS.',
  },
} as const satisfies ErrorRows
