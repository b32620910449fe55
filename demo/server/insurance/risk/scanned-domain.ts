import { isCompanyDomain } from '../../kernel/domains/company-domain.ts'
import type { AccountRecord } from '../accounts/tables.ts'
import type { AssessmentRecord } from './tables.ts'

/** The domain of an account that a scan is about. */
export const scannedDomain = ({ domainName }: Pick<AccountRecord, 'domainName'>) => {
  const domain = domainName?.toLowerCase()
  return domain !== undefined && isCompanyDomain(domain) ? domain : undefined
}

/** An assessment as far as it is of the account's present domain: a scan of another one says nothing of it. */
export const currentAssessment = (
  account: Pick<AccountRecord, 'domainName'>,
  assessment: AssessmentRecord,
): AssessmentRecord =>
  assessment.domain === scannedDomain(account)
    ? assessment
    : { ...assessment, failed: null, assessed: null, covered: [], companyScore: null }
