import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { useDebounced } from '../../frame/forms/use-debounced.ts'
import type { CommandSource } from '../../frame/palette/commands.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { overviewPart } from './account-parts.ts'
import { accountAddress } from './account-row.ts'
import { placeOf } from '#core/insurance/accounts/place.ts'

const most = 8

/** Accounts that match the palette's search, for personas with a page for them. */
export const useFoundAccounts: CommandSource = (typed) => {
  const { queries } = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const { t } = useFormats()
  const debounced = useDebounced(typed)
  const isAsked = debounced.length > 1 && hasScreen(persona, overviewPart)
  const { data, isFetching } = useQuery({
    ...queries.options(searchAccounts, { query: { search: debounced, page: 0, size: most } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const found = isAsked ? (data?.content ?? []) : []
  return {
    found: [
      {
        id: 'accounts',
        label: t('accounts:menu.accounts'),
        commands: found.map((account) => ({
          id: `account-${account.id}`,
          label: account.name,
          hint: placeOf(account),
          icon: 'company',
          perform: () => void navigate({ to: accountAddress(account, `/${persona.id}`) }),
        })),
      },
    ],
    isSearching: isAsked && isFetching,
  }
}
