import { useQuery } from '@tanstack/react-query'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import type { Policy } from '#core/insurance/policies/model.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { AccountExtras, AccountViewProps } from '../accounts/account-part.ts'
import { AccountRecords, briefSize, type ShowRecord } from '../accounts/AccountRecords.tsx'
import { policyAddress } from './policy-path.ts'
import { policyStatusMarks } from './policy-status-marks.ts'

const showPolicy: ShowRecord<Policy> = (policy, base, { t, day }) => ({
  to: policyAddress(policy, base),
  name: policy.policyNumber,
  mark: <Status of={policyStatusMarks} value={policy.policyStatus} isQuiet />,
  end: t('policies:term', { from: day(policy.effectiveDate), to: day(policy.endDate) }),
})

/** The newest policies of an account. */
const Brief = ({ account }: AccountViewProps) => {
  const { t } = useFormats()
  const { queries } = usePortal()
  const answer = useQuery(
    queries.options(searchPolicies, {
      query: {
        page: 0,
        size: briefSize,
        sort: 'effectiveDate,desc',
        filter: { accountId: [account.id] },
      },
    }),
  )
  return <AccountRecords title={t('policies:menu.policies')} answer={answer} show={showPolicy} />
}

export const accountPolicyExtras: AccountExtras = { Brief }
