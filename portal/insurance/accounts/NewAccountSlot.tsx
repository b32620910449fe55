import { useSearch } from '@tanstack/react-router'
import { part } from '../../frame/parts/part.tsx'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCanAddAccounts } from './use-can-add-accounts.ts'

const NewAccountButton = part(async () => (await import('./NewAccountButton.tsx')).NewAccountButton)

/** The button of a new account in the dashboard header, on the accounts tab only. */
export const NewAccountSlot = () => {
  const { tab } = useSearch({ strict: false })
  const { tabs } = usePersona()
  const canAdd = useCanAddAccounts()
  // An address without a tab shows the first one.
  if ((tab ?? tabs[0]?.id) !== 'ACCOUNTS' || !canAdd) return null
  return <NewAccountButton />
}
