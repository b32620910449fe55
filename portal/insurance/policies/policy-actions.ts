import { downloadInvoice, downloadPolicy } from '#core/insurance/documents/endpoints.ts'
import { downloadReceipt } from '#core/insurance/billing/receipt-endpoints.ts'
import type { Policy } from '#core/insurance/policies/model.ts'
import type { PolicyAction } from '#core/insurance/policies/states.ts'
import { action } from '../../frame/actions/action.ts'
import { downloads, navigatesTo } from '../../frame/actions/steps.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { screenPath } from '../../frame/personas/persona-paths.ts'
import { addressOf } from '../../frame/screens/screen.ts'
import { documentsAction, type DocumentSubject } from '../record-documents.ts'
import { updatePolicyholderOf } from '../contacts/update-policyholder.ts'
import { policyAddress } from './policy-path.ts'
import { renewalAddress } from '../wizard-paths.ts'
import { submitRenewal } from './renewal-submission.ts'
import { payPath, paymentPath } from '../payment-path.ts'

const allows =
  (name: PolicyAction) =>
  ({ allowedActions }: Policy): boolean =>
    allowedActions.includes(name)

/** The ids that the document calls expect for a policy (spec 2 §7). */
const paperOf = (policy: Policy) => ({
  accountId: policy.accountId,
  policyId: policy.id,
  createdDate: policy.created,
  isEndorsement: policy.isEndorsement,
})

/** Opens the payment page. */
export const pay = action<Policy>({
  id: 'pay',
  label: 'policies:action.pay',
  icon: 'pay',
  isPrimary: true,
  visible: allows('pay'),
  unsaved: 'keep',
  perform: navigatesTo(({ id }, { persona }) =>
    hasScreen(persona, payPath)
      ? screenPath(persona, payPath, { policyId: id })
      : addressOf(paymentPath, { id }),
  ),
})

/** Starts the renewal while the policy is open for it. */
const renew = action<Policy>({
  id: 'renew',
  label: 'policies:action.renew',
  icon: 'clock',
  isPrimary: true,
  visible: allows('renew'),
  needs: 'quote:create',
  unsaved: 'keep',
  perform: navigatesTo(({ id: policyId, accountId, productType: product }, { persona }) =>
    renewalAddress(`/${persona.id}`, { policyId, accountId, product, step: 'verify' }),
  ),
})

/** Opens the policy that renewed this one. */
const openRenewal = action<Policy>({
  id: 'open-renewal',
  label: 'policies:action.openRenewal',
  icon: 'clock',
  visible: ({ renewedById }) => renewedById !== null,
  unsaved: 'keep',
  perform: navigatesTo(({ renewedById }, { persona }) =>
    policyAddress({ id: renewedById ?? '' }, `/${persona.id}`),
  ),
})

const policyPaper = action<Policy>({
  id: 'download-policy',
  label: 'policies:action.downloadPolicy',
  icon: 'download',
  visible: allows('downloadPolicy'),
  unsaved: 'keep',
  perform: downloads(({ accountId, id, created, isEndorsement, productType, policyNumber }, api) =>
    api.call(downloadPolicy, {
      params: { accountId, policyId: id },
      query: { createdDate: created, isEndorsement, product: productType, policyNumber },
    }),
  ),
})

const invoice = action<Policy>({
  id: 'download-invoice',
  label: 'policies:action.downloadInvoice',
  icon: 'document',
  visible: allows('downloadInvoice'),
  unsaved: 'keep',
  perform: downloads((policy, api) => api.call(downloadInvoice, { query: paperOf(policy) })),
})

const receipt = action<Policy>({
  id: 'download-receipt',
  label: 'policies:action.downloadReceipt',
  icon: 'check',
  visible: allows('downloadReceipt'),
  unsaved: 'keep',
  perform: downloads((policy, api) => api.call(downloadReceipt, { query: paperOf(policy) })),
})

/** Lists the policy's documents. */
export const documentsOf = ({ accountId, id, policyNumber }: Policy): DocumentSubject => ({
  accountId,
  filter: { policyId: id },
  name: policyNumber,
})

/** The contact of an ended policy cannot be changed. */
const policyholder = updatePolicyholderOf<Policy>(
  ({ policyStatus }) => policyStatus !== 'EXPIRED' && policyStatus !== 'CANCELLED',
)

/** The actions of a policy. */
export const policyActions = [
  pay,
  renew,
  submitRenewal,
  openRenewal,
  policyPaper,
  invoice,
  receipt,
  documentsAction(documentsOf),
  policyholder,
]
