import { agenciesScreen, agencyScreen } from '../directory/agencies/agency-screens.ts'
import { authorityScreen } from '../directory/underwriting-authority/authority-screen.ts'
import { accountTab, accountTerms } from '../insurance/accounts/account-tabs.ts'
import { lookupScreen } from '../insurance/accounts/lookup-screens.ts'
import { policyScreen } from '../insurance/policies/policy-screens.ts'
import { policyTab, policyTerms } from '../insurance/policies/policy-tabs.ts'
import { deletedScreen, inboxScreen, quoteScreen } from '../insurance/quotes/quote-screens.ts'
import { binderTab, binderTerms, quoteTab, quoteTerms } from '../insurance/quotes/quote-tabs.ts'
import { licensesScreen } from '../insurance/surplus/licenses/licenses-screen.ts'
import { submissionScreens } from '../insurance/submissions/submission-screens.ts'
import { allSubmissionsTab } from '../insurance/submissions/submission-tab.ts'
import { wizardScreens } from '../insurance/quotes/wizard/wizard-screens.ts'
import { dashboardScreen } from '../frame/dashboard/dashboard-screen.ts'
import { accountParts } from './account-parts.ts'
import { persona } from '../frame/personas/persona.ts'

/** The provider's staff: the underwriting inbox, then every agency's records. */
export const admin = persona({
  id: 'admin',
  accountType: 'PARAPET',
  label: 'portal:persona.admin',
  tabs: [
    quoteTab('quoteNumber', 'companyName', 'agencyName', ...quoteTerms),
    binderTab('quoteNumber', 'companyName', 'agencyName', ...binderTerms),
    policyTab('policyNumber', 'companyName', 'agencyName', ...policyTerms),
    accountTab('name', 'agencyName', ...accountTerms),
    allSubmissionsTab,
  ],
  // Back links lead to the first one.
  screens: [
    inboxScreen,
    dashboardScreen,
    agenciesScreen,
    agencyScreen,
    authorityScreen,
    licensesScreen,
    quoteScreen,
    deletedScreen,
    ...wizardScreens,
    ...submissionScreens,
    policyScreen,
    lookupScreen,
    ...accountParts,
  ],
  features: ['teams', 'risk'],
})
