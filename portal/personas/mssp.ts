import { accountTab } from '../insurance/accounts/account-tabs.ts'
import { overviewPart } from '../insurance/accounts/account-parts.ts'
import { msspLookupScreen } from '../insurance/accounts/lookup-screens.ts'
import { dashboardScreen } from '../frame/dashboard/dashboard-screen.ts'
import { persona } from '../frame/personas/persona.ts'

/** Managed security providers: the accounts that they add for agencies. */
export const mssp = persona({
  id: 'mssp',
  accountType: 'MSSP',
  label: 'portal:persona.mssp',
  tabs: [accountTab('name', 'agencyName', 'status', 'place', 'profileScore', 'created')],
  screens: [dashboardScreen, msspLookupScreen, overviewPart],
  features: [],
})
