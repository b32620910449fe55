import { useState } from 'react'
import type { DialogProps, NoInput } from '#core/platform/dialogs/dialog.ts'
import { filterByName } from '#core/platform/lists/filter-by-name.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { openAccount } from './open-account.ts'
import { useOtherAccounts } from './use-other-accounts.ts'

/** Selects another account of a user who has several; it opens in a new tab. */
export const SwitchAccountDialog = ({ dismiss }: DialogProps<NoInput, true>) => {
  const t = useWording('impersonation', 'element')
  const portal = usePortal()
  const { accounts } = useOtherAccounts()
  const [typed, setTyped] = useState('')
  const found = filterByName(accounts, typed)

  const pick = (id: string) => {
    const account = accounts.find((each) => each.id === id)
    if (!account) return
    if (!account.isCurrent) void openAccount(portal, 'switch', account)
    dismiss()
  }

  return (
    <AccountDialog
      title={t('impersonation:switch.title')}
      lead={t('impersonation:switch.lead')}
      typed={typed}
      onType={setTyped}
      rows={found.map(({ id, name, isCurrent, accountType }) => ({
        id,
        label: name,
        detail: isCurrent
          ? t('impersonation:switch.current')
          : t(`impersonation:type.${accountType}`),
        isChosen: isCurrent,
      }))}
      onPick={pick}
      status={found.length === 0 ? t('element:noMatches') : undefined}
    />
  )
}
