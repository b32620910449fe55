import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { draftOf } from '#core/insurance/quotes/calculator/draft-shape.ts'
import type { WizardValues } from '#core/insurance/quotes/wizard/model.ts'
import { getRetailAgent } from '#core/insurance/accounts/retail-agent-endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import type { DraftStore } from '#core/insurance/quotes/wizard/draft-store.ts'
import { openStep, includedSteps, type WizardStep } from '#core/insurance/quotes/wizard/steps.ts'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { leaveSteps } from '#widgets/quote-calculator/steps/step-history.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { focusContent } from '../../../frame/shell/use-document.ts'
import { redirectLater } from '../redirect-later.ts'
import { refreshQuotes } from '../../quote-queries.ts'
import { quoteAddress } from '../../quote-path.ts'
import { AnsweredSubmission } from './AnsweredSubmission.tsx'
import { DraftBar } from './DraftBar.tsx'
import { stepViews } from './step-views.ts'
import { StepList } from './StepList.tsx'
import { WizardContext, type WizardState } from './wizard-context.ts'
import { wizardLink, type WizardSubject } from '../../wizard-paths.ts'

/** Whether surplus was chosen in a draft. */
const isSurplusDraft = ({ calculator }: WizardValues): boolean =>
  calculator !== undefined && draftOf(calculator)?.form.surplusOnly === true

/** Focuses a new step, because the button that led there was removed. */
const StepFocus = () => {
  useEffect(() => {
    if (document.activeElement === document.body) focusContent()
  }, [])
  return null
}

interface WizardProps {
  readonly subject: WizardSubject
  readonly account: Account
  readonly draft: DraftStore
  /** The step in the address. */
  readonly wanted: WizardStep | undefined
}

/** The steps of a wizard over its draft, with the open one. */
export const Wizard = ({ subject, account, draft, wanted }: WizardProps) => {
  const t = useWording('wizard')
  const portal = usePortal()
  const { id: personaId } = usePersona()
  const navigate = useNavigate()
  const base = `/${personaId}`
  const values = useStore(draft.$values)
  const generation = useStore(draft.$generation)
  const { PRODUCT_SELECTOR: choosesProduct } = useStore(portal.flags.$flags)
  const conditions = {
    flow: subject.policyId === undefined ? 'new' : 'renewal',
    product: subject.product,
    state: account.state,
    isSurplus: isSurplusDraft(values),
    choosesProduct,
  } as const
  const steps = includedSteps(conditions)
  const needsLicense = steps.includes('state-license')
  const params = { accountId: account.id }
  const license = useQuery({
    ...portal.queries.options(getRetailAgent, { params }),
    enabled: needsLicense,
  })
  const isKnown = !needsLicense || !license.isPending
  const step = openStep(wanted ?? values.step, conditions, {
    verified: account.isVerifiedByAgent,
    licensed: !needsLicense || Boolean(license.data?.agent),
  })
  const leaving = useRef<() => void>(undefined)
  useEffect(() => () => leaving.current?.(), [])

  // Keeps the open step in the address.
  useEffect(() => {
    if (!isKnown) return
    draft.setStep(step)
    if (step === wanted) return
    void navigate({
      ...wizardLink(base, subject, step),
      replace: true,
      ignoreBlocker: true,
    })
  }, [isKnown, step, wanted, draft, navigate, base, subject])

  const state = useMemo((): WizardState => {
    const goTo = (to: WizardStep, isSaved = false): void =>
      void navigate({ ...wizardLink(base, subject, to), ignoreBlocker: isSaved })
    return {
      subject,
      account,
      draft,
      step,
      steps,
      goTo,
      next(isSaved) {
        const following = steps[steps.indexOf(step) + 1]
        if (following !== undefined) goTo(following, isSaved)
      },
      saved({ id, number }) {
        void draft.forget()
        portal.notifications.show('success', t('quotes:saved', { number }))
        void refreshQuotes(portal)
        leaving.current = redirectLater(portal.host.time, () => {
          void leaveSteps().then(() =>
            navigate({ to: quoteAddress({ id }, base), replace: true, ignoreBlocker: true }),
          )
        })
      },
    }
    // the steps are the same while their names are
    // oxlint-disable-next-line react/exhaustive-deps
  }, [subject, account, draft, step, steps.join(), navigate, base, portal, t])

  if (!isKnown) return <Skeleton lines={12} height="2.4em" />
  const View = stepViews[step]
  return (
    <WizardContext value={state}>
      <StepList />
      {subject.policyId === undefined && <AnsweredSubmission accountId={account.id} />}
      <DraftBar />
      <Suspense fallback={<Skeleton lines={12} height="2.4em" />}>
        <View key={generation} />
        <StepFocus key={step} />
      </Suspense>
    </WizardContext>
  )
}
