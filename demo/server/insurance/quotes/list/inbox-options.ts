import { asc } from 'drizzle-orm'
import type { getInboxOptions } from '#core/insurance/quotes/list/endpoints.ts'
import type { AnswerOf } from '#core/platform/api/endpoint.ts'
import { isHolderOf, selectHolders } from '../../../directory/users/permission-holders.ts'
import { users } from '../../../directory/users/tables.ts'
import type { Services } from '../../../kernel/services.ts'

/** Underwriters that the inbox can be filtered by. */
const maxUnderwriters = 200

/** The users who may take the quotes of the inbox, by name. */
export const readInboxOptions = async (
  services: Services,
): Promise<AnswerOf<typeof getInboxOptions>> => ({
  underwriters: await selectHolders(services)
    .where(isHolderOf('quote:review'))
    .orderBy(asc(users.lastName), asc(users.id))
    .limit(maxUnderwriters),
})
