import { insuranceDataOf } from '#core/insurance/regions/insurance-data.ts'
import { regions } from '#core/foundation/region/regions.ts'
import { tableAddress } from '#core/platform/tables/address-shape.ts'
import { screen } from '../../../frame/screens/screen.ts'

/** The surplus lines licenses of an agency, or of all for staff. */
export const licensesScreen = screen({
  address: '/manage/surplus-licenses',
  search: tableAddress,
  menu: {
    id: 'surplus-licenses',
    label: 'portal:menu.licenses',
    icon: 'document',
  },
  regions: regions.filter((id) => insuranceDataOf[id].hasSurplusLines),
  needs: 'agency:update',
  load: async () => (await import('./LicensesScreen.tsx')).LicensesScreen,
})
