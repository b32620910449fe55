import { useState } from 'react'
import type { DialogProps, NoInput } from '#core/platform/dialogs/dialog.ts'
import { searchDelegableAccounts } from '#core/identity/impersonation/endpoints.ts'
import { filterByName } from '#core/platform/lists/filter-by-name.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { errorReasons } from '../../frame/errors/error-reasons.ts'
import { useTypedSearch } from '../../frame/parts/use-typed-search.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { openAccount } from './open-account.ts'

/** Maximum accounts listed; typing finds the others. */
const max = 50

/** Selects the account that staff impersonate; it opens in a new tab. */
export const ImpersonateDialog = ({ dismiss }: DialogProps<NoInput, true>) => {
  const t = useWording('impersonation', 'element')
  const portal = usePortal()
  const [typed, setTyped] = useState('')
  const { rows, total, isSearching, error } = useTypedSearch(
    typed,
    (queries, query) => queries.options(searchDelegableAccounts, { query }),
    { size: max, minLength: 0 },
  )
  // While searching, previous results that still match stay, so that no other account is selected
  // by mistake.
  const accounts = isSearching ? filterByName(rows, typed) : rows
  const further = total - accounts.length

  const status = (): string | undefined => {
    if (error) return errorReasons(error)
    if (isSearching) return t('element:searching')
    if (accounts.length === 0) return t('element:noMatches')
    return further > 0 ? t('impersonation:choose.more', { count: further }) : undefined
  }
  const pick = (id: string) => {
    const account = accounts.find((each) => each.id === id)
    if (!account) return
    void openAccount(portal, 'impersonate', account)
    dismiss()
  }

  return (
    <AccountDialog
      title={t('impersonation:choose.title')}
      lead={t('impersonation:choose.lead')}
      typed={typed}
      onType={setTyped}
      rows={accounts.map(({ id, name, accountType }) => ({
        id,
        label: name,
        detail: t(`impersonation:type.${accountType}`),
      }))}
      onPick={pick}
      isBusy={isSearching}
      status={status()}
    />
  )
}
