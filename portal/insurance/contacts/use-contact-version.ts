import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { getContacts } from '#core/insurance/contacts/endpoints.ts'
import type { AccountContacts } from '#core/insurance/contacts/model.ts'
import { getQuote, getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { FormDialogError } from '../../frame/dialogs/form-dialog-error.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

/** Endpoints whose responses contain contacts or agents of accounts. */
const refetches = [
  getContacts,
  getAccount,
  searchAccounts,
  searchQuotes,
  getQuote,
  getQuoteById,
  searchPolicies,
]

/** Whether a call was rejected because another user changed the account meanwhile. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ClientError && error.code === 'accountChanged'

/**
 * The contacts that a dialog changes. If another user saved the account meanwhile, their changes
 * are compared: with a conflict, the first save is rejected with a message; without one, it is
 * saved.
 */
export const useContactVersion = (accountId: string) => {
  const { api, queries } = usePortal()
  const params = { accountId }
  const { data } = useSuspenseQuery(queries.options(getContacts, { params }))
  const [base] = useState(data)
  const [known, setKnown] = useState(data)

  const save = async (
    send: (contacts: AccountContacts) => Promise<unknown>,
    compare: (now: AccountContacts, before: AccountContacts) => string | undefined,
  ): Promise<void> => {
    try {
      await send(known)
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      const now = await api.call(getContacts, { params })
      const reason = compare(now, known)
      setKnown(now)
      if (reason !== undefined) throw new FormDialogError(reason)
      await send(now)
    }
    await queries.refresh(...refetches)
  }

  return { base, known, save }
}
