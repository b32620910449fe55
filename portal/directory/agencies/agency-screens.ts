import { screen } from '../../frame/screens/screen.ts'

const load = async () => (await import('./AgencyScreen.tsx')).AgencyScreen

/** The record of one agency, for staff. */
export const agencyScreen = screen({ address: '/agencies/$agencyId', load })

/** The agencies, for staff. */
export const agenciesScreen = screen({
  address: '/agencies',
  menu: {
    id: 'agencies',
    label: 'accounts:menu.agencies',
    icon: 'company',
  },
  needs: 'account:assign',
  load: async () => (await import('./AgenciesScreen.tsx')).AgenciesScreen,
})

/** The record of the viewer's own agency. */
export const ownAgencyScreen = screen({
  address: '/manage/agency',
  menu: { id: 'agency', label: 'accounts:menu.agency', icon: 'company' },
  needs: 'agency:review',
  load,
})
