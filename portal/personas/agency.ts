import { keysScreen } from '../administration/api-keys/keys-screen.ts'
import { ownAgencyScreen } from '../directory/agencies/agency-screens.ts'
import { accountTab, accountTerms } from '../insurance/accounts/account-tabs.ts'
import { lookupScreen } from '../insurance/accounts/lookup-screens.ts'
import { policyScreen } from '../insurance/policies/policy-screens.ts'
import { policyTab, policyTerms } from '../insurance/policies/policy-tabs.ts'
import { overviewScreen } from '../insurance/quotes/overview/overview-screen.ts'
import { deletedScreen, inboxScreen, quoteScreen } from '../insurance/quotes/quote-screens.ts'
import { binderTab, binderTerms, quoteTab, quoteTerms } from '../insurance/quotes/quote-tabs.ts'
import { licensesScreen } from '../insurance/surplus/licenses/licenses-screen.ts'
import { submissionScreens } from '../insurance/submissions/submission-screens.ts'
import { agencySubmissionsTab } from '../insurance/submissions/submission-tab.ts'
import { wizardScreens } from '../insurance/quotes/wizard/wizard-screens.ts'
import { dashboardScreen } from '../frame/dashboard/dashboard-screen.ts'
import { accountParts } from './account-parts.ts'
import { persona } from '../frame/personas/persona.ts'

/** Agencies and brokers: their own quotes, binders and policies. */
export const agency = persona({
  id: 'agency',
  accountType: 'AGENCY',
  label: 'portal:persona.agency',
  tabs: [
    quoteTab('quoteNumber', 'companyName', ...quoteTerms),
    binderTab('quoteNumber', 'companyName', ...binderTerms),
    policyTab('policyNumber', 'companyName', ...policyTerms),
    accountTab('name', ...accountTerms),
    agencySubmissionsTab,
  ],
  screens: [
    dashboardScreen,
    overviewScreen,
    inboxScreen,
    quoteScreen,
    deletedScreen,
    ...wizardScreens,
    ...submissionScreens,
    policyScreen,
    ownAgencyScreen,
    keysScreen,
    licensesScreen,
    lookupScreen,
    ...accountParts,
  ],
  features: ['verification', 'teams'],
})
