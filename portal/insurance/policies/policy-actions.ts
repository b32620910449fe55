import {
  downloadInvoice,
  downloadPolicy,
  downloadReceipt,
} from '#core/insurance/documents/endpoints.ts'
import type { Policy } from '#core/insurance/policies/model.ts'
import type { PolicyAction } from '#core/insurance/policies/transitions.ts'
import type { Action } from '../../frame/actions/action.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { screenPath } from '../../frame/personas/screen-path.ts'
import { payScreen } from '../billing/billing-screens.ts'

const allows = (action: PolicyAction) => (policy: Policy) => policy.allowedActions.includes(action)

/** How the paper calls name a policy (spec 2 §7). */
const paperOf = (policy: Policy) => ({
  accountId: policy.accountId,
  policyId: policy.id,
  createdDate: policy.created,
  isEndorsement: policy.isEndorsement,
})

/** What can be done with a policy, wherever one is shown. */
export const policyActions: readonly Action<Policy>[] = [
  {
    id: 'pay',
    label: () => 'portal:action.pay',
    icon: 'pay',
    isPrimary: true,
    visible: allows('pay'),
    perform: (policy, { go, persona }) =>
      go(
        hasScreen(persona, payScreen)
          ? screenPath(persona, payScreen, { policyId: policy.id })
          : `/policy/${encodeURIComponent(policy.id)}/accountant-payment`,
      ),
  },
  {
    id: 'download-policy',
    label: () => 'portal:action.downloadPolicy',
    icon: 'download',
    visible: allows('downloadPolicy'),
    async perform(policy, { portal, saveFile }) {
      const { accountId, id: policyId, created: createdDate, isEndorsement } = policy
      const file = await portal.api.call(downloadPolicy, {
        params: { accountId, policyId },
        query: {
          createdDate,
          isEndorsement,
          product: policy.productType,
          policyNumber: policy.policyNumber,
        },
      })
      saveFile(file)
    },
  },
  {
    id: 'download-invoice',
    label: () => 'portal:action.downloadInvoice',
    icon: 'document',
    visible: allows('downloadInvoice'),
    async perform(policy, { portal, saveFile }) {
      saveFile(await portal.api.call(downloadInvoice, { query: paperOf(policy) }))
    },
  },
  {
    id: 'download-receipt',
    label: () => 'portal:action.downloadReceipt',
    icon: 'check',
    visible: allows('downloadReceipt'),
    async perform(policy, { portal, saveFile }) {
      saveFile(await portal.api.call(downloadReceipt, { query: paperOf(policy) }))
    },
  },
]
