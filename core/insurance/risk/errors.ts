import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of risk scans. */
export const riskErrors = {
  domainMissing: {
    status: 409,
    cause: 'The account has no domain that could be scanned.',
    remedy: 'Add the company’s primary domain to the account.',
  },
  scansOff: {
    status: 409,
    cause: 'This platform scans no domains.',
    remedy: 'The operator switches scans on with RISK_SCANS.',
  },
} as const satisfies ErrorRows
