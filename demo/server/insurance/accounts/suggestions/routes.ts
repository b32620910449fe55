import { suggestCompanies } from '#core/insurance/accounts/suggestion-endpoints.ts'
import { maxSuggestions, type CompanySuggestion } from '#core/insurance/register/model.ts'
import { toWire } from '../../../kernel/lists/to-wire.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { searchRegister } from '../../register/search.ts'
import type { RegisterRecord } from '../../register/tables.ts'
import { companyKeyOf, keyText, type CompanyIdentity } from '../company-key.ts'
import type { AccountRecord } from '../tables.ts'
import { searchOwnAccounts } from './own-accounts.ts'

const keyOf = (company: CompanyIdentity): string => keyText(companyKeyOf(company))

const shared = ({
  id,
  name,
  domainName,
  city,
  state,
  zipCode,
  address1,
}: AccountRecord | RegisterRecord) =>
  toWire({ id, name, domainName, address1, city, state, zipCode })

/** Registered companies that a response can hold, however many accounts match. */
const leastFromRegister = 3

/** The viewer's own accounts come first; a company with an account is not suggested again. */
export const suggestionRoutes: readonly Route[] = [
  route(suggestCompanies, async ({ query: { search, country } }, { services, viewer, region }) => {
    const { database } = services
    const at = country ?? region
    const [own, listed] = await Promise.all([
      searchOwnAccounts(database, viewer, at, search, maxSuggestions),
      searchRegister(database, at, search, maxSuggestions),
    ])
    const known = new Set(own.map(keyOf))
    const fresh = listed.filter((record) => !known.has(keyOf(record)))
    const ownShare = maxSuggestions - Math.min(fresh.length, leastFromRegister)
    const content: CompanySuggestion[] = [
      ...own.slice(0, ownShare).map((record) => ({
        source: 'account' as const,
        ...shared(record),
        agencyName: record.agencyName,
      })),
      ...fresh.map((record) => ({ source: 'register' as const, ...shared(record) })),
    ]
    return { content: content.slice(0, maxSuggestions) }
  }),
]
