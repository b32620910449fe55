import { isCompanyDomain } from '../../kernel/domains/company-domain.ts'
import type { AccountRecord } from '../accounts/tables.ts'
import type { AssessmentRecord } from './tables.ts'

/** The domain of an account that is scanned. */
export const scannedDomain = ({ domainName }: Pick<AccountRecord, 'domainName'>) => {
  const domain = domainName?.toLowerCase()
  return domain !== undefined && isCompanyDomain(domain) ? domain : undefined
}

/**
 * The part of an assessment that applies to the account's current domain: a scan of another domain does
 * not.
 */
export const currentAssessment = (
  account: Pick<AccountRecord, 'domainName'>,
  assessment: AssessmentRecord,
): AssessmentRecord =>
  assessment.domain === scannedDomain(account)
    ? assessment
    : { ...assessment, failed: null, assessed: null, covered: [], companyScore: null }
