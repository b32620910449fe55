import { searchIndustryCodes } from '#core/directory/industry-codes/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { pageInMemory } from '../../kernel/lists/in-memory.ts'
import { searchIndustries } from './search.ts'

/** Search over the industry table of a country. */
export const industryCodeRoutes: readonly Route[] = [
  route(searchIndustryCodes, async ({ query }, context) => {
    const found = searchIndustries(query.country ?? context.region, query.search ?? '')
    const page = pageInMemory(found, query)
    return {
      ...page,
      content: page.content.map(({ id, code, description }) => ({ id, code, description })),
    }
  }),
]
