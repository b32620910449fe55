import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DialogProps, NoInput } from '#core/platform/dialogs/dialog.ts'
import { searchEnterableAccounts } from '#core/identity/impersonation/endpoints.ts'
import { shownRead } from '#core/platform/queries/queries.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useDebounced } from '../../frame/forms/use-debounced.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { openAccount } from './open-account.ts'

/** Accounts shown at once; typing finds the others. */
const most = 50

/** Staff select the account to impersonate; it opens in a new tab. */
export const EnterAccountDialog = ({ dismiss }: DialogProps<NoInput, true>) => {
  const t = useWording('impersonation', 'element')
  const portal = usePortal()
  const [typed, setTyped] = useState('')
  const debounced = useDebounced(typed)

  const { data, isPending, isError, error } = useQuery({
    ...portal.queries.options(searchEnterableAccounts, {
      query: { page: 0, size: most, ...(debounced === '' ? {} : { search: debounced }) },
    }),
    placeholderData: keepPreviousData,
    meta: shownRead,
  })
  const accounts = data?.content ?? []
  const further = (data?.totalElements ?? 0) - accounts.length

  const status = (): string | undefined => {
    if (isError) return error.message
    if (isPending) return t('element:searching')
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
      isBusy={isPending}
      status={status()}
    />
  )
}
