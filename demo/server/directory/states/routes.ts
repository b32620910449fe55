import { searchStates } from '#core/directory/states/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { pageInMemory } from '../../kernel/lists/in-memory.ts'
import { states } from './table.ts'

const contains = (text: string, search: string): boolean =>
  text.toLowerCase().includes(search.trim().toLowerCase())

/** Search over the states table. */
export const stateRoutes: readonly Route[] = [
  route(searchStates, async ({ query }, context) => {
    const country = query.country ?? context.region
    const search = query.search ?? ''
    const found = states.filter(
      (state) =>
        state.country === country && (contains(state.name, search) || contains(state.code, search)),
    )
    return pageInMemory(found, query)
  }),
]
