import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ComponentType } from 'react'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { BackLink } from '../../frame/parts/BackLink.tsx'
import { Status } from '../../frame/parts/Status.tsx'
import { part } from '../../frame/parts/part.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { recordScreen } from '../../frame/screens/record-screen.tsx'
import { RecordTabs } from '../../frame/screens/RecordTabs.tsx'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { accountPartsOf, partPath, type AccountViewProps } from './account-part.ts'
import { accountName } from './account-path.ts'
import { accountStatusMarks } from './account-status-marks.ts'
import { locationLine } from '#core/insurance/accounts/location-line.ts'
import { useAccountActions } from './use-account-actions.ts'

const AccountPresence = part(
  async () => (await import('../presence/Presence.tsx')).AccountPresence,
  { missing: 'nothing' },
)

/** The back link of policyholders, who have no list of accounts. */
const BackToPolicies = () => <BackLink label={useWording('policies')('policies:back')} />

const AccountBack = ({ label }: { readonly label: string }) =>
  usePersona().accountType === 'CUSTOMER' ? <BackToPolicies /> : <BackLink label={label} />

/** Creates the screen of one part of an account: header, actions, tabs, and the part. */
export const accountScreen = (
  { id, hasPrimary }: { readonly id: string; readonly hasPrimary: boolean },
  Part: ComponentType<AccountViewProps>,
) => {
  const Body = ({ record: account }: { readonly record: Account }) => {
    const persona = usePersona()
    const tabs = accountPartsOf(persona).map((each) => ({
      ...each.part,
      to: partPath(persona, each, account.id),
    }))
    return (
      <>
        {tabs.length > 1 && <RecordTabs label="accounts:parts" current={id} tabs={tabs} />}
        <Part account={account} />
      </>
    )
  }

  return recordScreen<Account>({
    useRecord: () => {
      const { accountId = '' } = useParams({ strict: false })
      const { queries } = usePortal()
      return useQuery(queries.options(getAccount, { params: { id: accountId } }))
    },
    nameOf: accountName,
    texts: {
      untitled: 'accounts:menu.accounts',
      failed: 'accounts:loadFailed',
      missing: 'accounts:notFound',
      back: 'accounts:back',
    },
    Back: AccountBack,
    heading: (account) => ({
      title: account.name,
      mark: <Status of={accountStatusMarks} value={account.status} />,
      lead: [account.naicsDescription, locationLine(account)].filter(Boolean).join(' · '),
    }),
    useActions: useAccountActions,
    hasPrimaryPart: () => hasPrimary,
    Presence: AccountPresence,
    Body,
  })
}
