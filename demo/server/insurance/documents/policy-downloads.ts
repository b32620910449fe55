import type { Context } from '../../kernel/context.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { FileAnswer } from '../../kernel/route.ts'
import type { BillingWorkflows } from '../billing/workflows.ts'
import { policyFor } from '../policies/service.ts'
import { fileOf } from './service.ts'
import type { DocumentRecord } from './tables.ts'
import { ensureReceipt } from './ensure-documents.ts'

/** Rejects a policy outside the viewer's scope, or of another account. */
export const assertPolicyOfAccount = async (
  { services, viewer }: Context,
  { accountId, policyId }: { readonly accountId: string; readonly policyId: string },
): Promise<void> => {
  const policy = await policyFor(services, viewer, policyId)
  if (policy.accountId !== accountId) throw notFound()
}

/** The file of a document; 404 if the product does not have it. */
export const fileOrNotFound = (written: DocumentRecord | undefined): FileAnswer => {
  if (written === undefined) throw notFound()
  return fileOf(written)
}

/** The latest receipt of a policy. */
export const downloadReceipt: BillingWorkflows['downloadReceipt'] = async ({ query }, context) => {
  await assertPolicyOfAccount(context, query)
  return fileOrNotFound(await ensureReceipt(context.services, query.policyId))
}
