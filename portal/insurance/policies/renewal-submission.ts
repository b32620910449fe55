import { createRenewalSubmission } from '#core/insurance/submissions/endpoints.ts'
import { searchSubmissions } from '#core/insurance/submissions/endpoints.ts'
import type { Policy } from '#core/insurance/policies/model.ts'
import { action } from '../../frame/actions/action.ts'
import { confirm } from '../../frame/dialogs/confirm.ts'
import { createFormats } from '../../frame/formats/formats.ts'

/** Submits the renewal of a policy to underwriting (spec 2 §6, "renewal submissions"). */
export const submitRenewal = action<Policy>({
  id: 'submit-renewal',
  asks: true,
  label: 'policies:action.submitRenewal',
  icon: 'send',
  visible: ({ allowedActions }) => allowedActions.includes('renew'),
  needs: 'submission:create',
  flag: 'RENEWAL_SUBMISSIONS',
  unsaved: 'keep',
  async perform(policy, { portal, persona, go }) {
    const { id: policyId, policyNumber: number, companyName: company } = policy
    const { api, host, notifications, queries, wording } = portal
    const { t, wholeMoney, money, day } = createFormats(
      wording.$locale.get(),
      host.timeZone,
      wording,
    )
    const isSure = await confirm(portal, {
      title: wording.t('policies:submitRenewal.title'),
      lead: wording.t('policies:submitRenewal.lead', { company, number }),
      confirm: wording.t('policies:action.submitRenewal'),
      summary: [
        [t('portal:field.company'), company],
        [t('portal:field.policyNumber'), number],
        [t('portal:field.limit'), wholeMoney(policy.limit, policy.currency)],
        [t('portal:field.ends'), day(policy.endDate)],
        [t('portal:field.totalPremium'), money(policy.totalPremium, policy.currency)],
      ],
    })
    if (!isSure) return
    const body = { policyId, requestId: host.randomId() }
    const made = await api.call(createRenewalSubmission, { body })
    notifications.show('success', wording.t('policies:submitRenewal.done', { company }))
    await queries.refresh(searchSubmissions)
    await go(`/${persona.id}/submissions?search=${encodeURIComponent(made.submissionNumber)}`)
  },
})
