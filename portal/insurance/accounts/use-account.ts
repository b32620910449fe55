import { useSuspenseQuery } from '@tanstack/react-query'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

/** The account that a dialog is about; the dialog waits for it. */
export const useAccount = (id: string): Account => {
  const { queries } = usePortal()
  return useSuspenseQuery(queries.options(getAccount, { params: { id } })).data
}
