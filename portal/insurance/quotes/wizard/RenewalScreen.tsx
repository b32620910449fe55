import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import type { WizardStep } from '#core/insurance/quotes/wizard/steps.ts'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { NotFound } from '../../../frame/errors/NotFound.tsx'
import { QueryFailed } from '../../../frame/parts/QueryFailed.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { renewedPolicy } from './renewed-policy.ts'
import { useWizardSubject } from './use-wizard-subject.ts'
import { wizardLink, type WizardSubject } from '../../wizard-paths.ts'
import { WizardScreen } from './WizardScreen.tsx'

interface UnnamedProps {
  readonly subject: WizardSubject
  readonly step: WizardStep | undefined
}

/** Redirects an address with only account and product to the renewal of their policy. */
const Unnamed = ({ subject, step }: UnnamedProps) => {
  const { accountId, product } = subject
  const { queries } = usePortal()
  const { id } = usePersona()
  const answer = useQuery(
    queries.options(searchPolicies, {
      query: {
        page: 0,
        size: 100,
        sort: 'endDate,desc',
        filter: { accountId: [accountId] },
      },
    }),
  )
  if (answer.data === undefined) {
    return answer.isPending ? (
      <Skeleton lines={12} height="2.4em" />
    ) : (
      <QueryFailed answer={answer} />
    )
  }
  const policy = renewedPolicy(answer.data.content, product)
  if (policy === undefined) return <NotFound />
  return <Navigate {...wizardLink(`/${id}`, { ...subject, policyId: policy.id }, step)} replace />
}

/** The wizard of a renewal; the address of spec 2 §2 may omit the policy. */
export const RenewalScreen = () => {
  const { subject, step } = useWizardSubject()
  return subject !== undefined && subject.policyId === undefined ? (
    <Unnamed subject={subject} step={step} />
  ) : (
    <WizardScreen />
  )
}
