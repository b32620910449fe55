import { inArray } from 'drizzle-orm'
import { isDelegable } from '#core/identity/impersonation/rules.ts'
import type { AccountsToAdd } from '#core/identity/impersonation/model.ts'
import { fieldError, notFound, type ApiError } from '../../kernel/api-error.ts'
import { isWithin } from '../../kernel/scope/visibility.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { addMemberships } from '../../directory/users/memberships.ts'
import { userVisibility } from '../../directory/users/scope.ts'
import { organisations } from '../../directory/users/tables.ts'
import { userByEmail } from '../credentials/credentials.ts'
import { joinRoleOf } from '../sign-up/roles.ts'
import { accountsOf } from './service.ts'

const accountInvalid = (): ApiError => fieldError('invalid', 'accountIds')

/**
 * Gives a user that the viewer manages access to further accounts that the viewer manages. Cannot
 * make a user staff of the provider, nor give access to a closed account.
 */
export const addAccounts = (services: Services, viewer: SignedIn, input: AccountsToAdd) =>
  services.database.transaction(async () => {
    const handle = services.database.handle()
    const user = await userByEmail(services, input.email)
    const isManaged = (organisation: string) => isWithin(userVisibility, viewer, { organisation })
    if (!user || !isManaged(user.organisationId)) throw notFound()
    const accountIds = new Set(input.accountIds)
    const found = await handle
      .select()
      .from(organisations)
      .where(inArray(organisations.id, [...accountIds]))
    const rows = found.flatMap(({ id: organisationId, accountType, isDisabled }) => {
      const roleId = joinRoleOf(accountType)
      const isOpen = isDelegable(accountType) && !isDisabled && isManaged(organisationId)
      return isOpen && roleId !== undefined ? [{ userId: user.id, organisationId, roleId }] : []
    })
    if (rows.length < accountIds.size) throw accountInvalid()
    const further = rows.filter(({ organisationId }) => organisationId !== user.organisationId)
    await addMemberships(services, viewer, further)
    // managers do not see the user's accounts at other organisations
    const all = await accountsOf(services, user.id, viewer.accountId)
    return all.filter(({ id }) => isManaged(id))
  })
