import { and, eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { users } from '../../directory/users/tables.ts'
import { linkOf, consumeLink } from './links.ts'

/** Confirms the address of a link's user and consumes the link. */
export const confirmAddress = (services: Services, token: string): Promise<undefined> =>
  services.database.transaction(async () => {
    const link = await linkOf(services, token, [
      'EXISTING_USER',
      'QUOTE_SENT_EXISTING_USER',
      'QUOTE_LINK_EXISTING_AGENT',
    ])
    await consumeLink(services, link)
    await services.database
      .handle()
      .update(users)
      .set({ status: 'ACTIVE' })
      .where(and(eq(users.id, link.userId ?? ''), eq(users.status, 'UNVALIDATED')))
    return undefined
  })
