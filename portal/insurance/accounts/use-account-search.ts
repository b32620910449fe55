import { useNavigate } from '@tanstack/react-router'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { locationLine } from '#core/insurance/accounts/location-line.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import type { CommandSource } from '../../frame/palette/commands.ts'
import { useRecordSearch } from '../../frame/palette/use-record-search.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { overviewPart } from './account-parts.ts'
import { accountAddress } from './account-path.ts'

/** Accounts that match the palette's search, for personas with their page. */
export const useAccountSearch: CommandSource = (typed) => {
  const persona = usePersona()
  const navigate = useNavigate()
  const { t } = useFormats()
  return useRecordSearch(typed, {
    id: 'accounts',
    label: t('accounts:menu.accounts'),
    isEnabled: hasScreen(persona, overviewPart),
    source: (queries, query) => queries.options(searchAccounts, { query }),
    command: (account) => ({
      id: `account-${account.id}`,
      label: account.name,
      hint: locationLine(account),
      icon: 'company',
      perform: () => void navigate({ to: accountAddress(account, `/${persona.id}`) }),
    }),
  })
}
