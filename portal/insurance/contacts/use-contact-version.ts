import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { getContacts } from '#core/insurance/contacts/endpoints.ts'
import type { AccountContacts } from '#core/insurance/contacts/model.ts'
import { getQuote, getQuoteById, searchQuotes } from '#core/insurance/quotes/endpoints.ts'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { Fact } from '../../frame/parts/Facts.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { isSameContact } from './contact-form.ts'

/** Endpoints whose answers name contacts or agents of accounts. */
const refetches = [
  getContacts,
  getAccount,
  searchAccounts,
  searchQuotes,
  getQuote,
  getQuoteById,
  searchPolicies,
]

/** Whether a call was refused because somebody else has changed the account since it was read. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ClientError && error.code === 'accountChanged'

/**
 * The contacts that a dialog changes. A change over one that somebody else saved is refused once,
 * and theirs are shown beside the form; the next press saves over them.
 */
export const useContactVersion = (accountId: string) => {
  const t = useWording('contacts')
  const { api, queries } = usePortal()
  const params = { accountId }
  const { data } = useSuspenseQuery(queries.options(getContacts, { params }))
  const [base] = useState(data)
  const [theirs, setTheirs] = useState<AccountContacts>()

  const save = async (call: (ifMatch: string) => Promise<unknown>): Promise<void> => {
    const known = theirs ?? base
    try {
      await call(known.modified)
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      const now = await api.call(getContacts, { params })
      if (!isSameContact(now, known) || now.agentEmail !== known.agentEmail) {
        setTheirs(now)
        throw error
      }
      // something else of the account was changed: nothing to compare
      await call(now.modified)
    }
    await queries.refresh(...refetches)
  }

  const summary: readonly Fact[] | undefined = theirs && [
    [t('contacts:name'), `${theirs.contactFirstName ?? ''} ${theirs.contactLastName ?? ''}`.trim()],
    [t('contacts:email'), theirs.contactEmail],
    [t('contacts:phone'), theirs.contactPhone],
    [t('contacts:agent.title'), `${theirs.agentFirstName} ${theirs.agentLastName}`],
  ]
  return { base, save, ...(summary && { summary }) }
}
