import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { todayOf } from '../directory/states/zones.ts'
import { endLinks } from '../identity/security-code/end-links.ts'
import { lockUnchangedAccount } from '../insurance/accounts/service.ts'
import { writeContact } from '../insurance/contacts/policyholder.ts'
import { readContacts } from '../insurance/contacts/read-contacts.ts'
import type { ContactWorkflows } from '../insurance/contacts/workflows.ts'
import { policies } from '../insurance/policies/tables.ts'
import { openQuotesOf } from '../insurance/quotes/lifecycle/invalidate-quotes.ts'
import {
  revokeFormerLinks,
  isOtherMailbox,
  policyholderFlows,
} from '../insurance/quotes/mail/revoke-links.ts'
import { queueProposal } from '../insurance/quotes/mail/mails.ts'
import { quotes } from '../insurance/quotes/tables.ts'
import { phoneText } from '../kernel/phones.ts'
import { ifMatchOf } from '../kernel/if-match.ts'

/** Sets the policyholder of an account, of its open quotes and of its policies that have not ended. */
export const updatePolicyholder: ContactWorkflows['updatePolicyholder'] = (
  { body: change },
  { services, viewer, request },
) =>
  services.database.transaction(async () => {
    const record = await lockUnchangedAccount(
      services,
      viewer,
      change.accountId,
      ifMatchOf(request),
    )
    await writeContact(services, viewer, record, change)
    const handle = services.database.handle()
    const now = services.clock.now()
    const customer = {
      customerFirstName: change.contactFirstName,
      customerLastName: change.contactLastName,
      customerEmail: change.contactEmail,
      customerPhone: phoneText(record.region, change.contactPhone),
      modified: now,
    }
    const open = await handle
      .select({ id: quotes.id, accountId: quotes.accountId, customerEmail: quotes.customerEmail })
      .from(quotes)
      .where(openQuotesOf(record.id))
      .for('update')
    for (const quote of open) await revokeFormerLinks(services, quote, change.contactEmail)
    const changed = await handle
      .update(quotes)
      .set({ ...customer, revision: sql`${quotes.revision} + 1` })
      .where(openQuotesOf(record.id))
      .returning({ id: quotes.id })
    for (const quote of changed) await queueProposal(services, quote)
    const inForce = and(
      eq(policies.accountId, record.id),
      isNull(policies.cancelled),
      gte(policies.endDate, todayOf(record, now)),
    )
    const lockedPolicies = await handle
      .select({ id: policies.id, customerEmail: policies.customerEmail })
      .from(policies)
      .where(inForce)
      .for('update')
    for (const { id, customerEmail } of lockedPolicies) {
      if (isOtherMailbox(customerEmail, change.contactEmail))
        await endLinks(services, {
          kind: 'policy',
          ids: [id],
          email: customerEmail,
          flows: policyholderFlows,
        })
    }
    await handle.update(policies).set(customer).where(inForce)
    return readContacts(services, viewer, record.id)
  })
