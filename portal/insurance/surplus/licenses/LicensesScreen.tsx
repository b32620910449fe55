import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useCan } from '../../../frame/platform/use-can.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { listScreen } from '../../../frame/screens/list-screen.tsx'
import { table } from '../../../frame/tables/table.tsx'
import { surplusLicenseDialog } from './license-dialogs.ts'
import { useIsStaff } from './use-is-staff.ts'

const Add = () => {
  const t = useWording('licenses')
  const { dialogs } = usePortal()
  if (!useCan()('agency:update')) return null
  return (
    <Button variant="primary" onClick={() => void dialogs.open(surplusLicenseDialog, {})}>
      {t('licenses:open')}
    </Button>
  )
}

const columns = [
  'surplusLinesState',
  'broker',
  'brokerEmail',
  'confirmed',
  'signature',
  'notice',
  'created',
] as const

const load = async () => (await import('./license-table.tsx')).licenseTable
const loadAll = async () => (await import('./license-table.tsx')).allLicenseTable

const parts = { title: 'licenses:title', lead: 'licenses:lead', Actions: Add } as const

const OfAdmin = listScreen({
  ...parts,
  table: table(loadAll, ['surplusLicenseNumber', 'agency', ...columns]),
})
const OfStaff = listScreen({
  ...parts,
  table: table(load, ['surplusLicenseNumber', 'agency', ...columns]),
})
const OfAgency = listScreen({ ...parts, table: table(load, ['surplusLicenseNumber', ...columns]) })

/** Surplus lines licenses: of every agency for staff, else of the user's own agency. */
export const LicensesScreen = () => {
  useWording('licenses')
  const can = useCan()
  if (!useIsStaff()) return <OfAgency />
  return can('agency:manage') ? <OfAdmin /> : <OfStaff />
}
