import type { Api } from '#core/platform/api/api.ts'
import { searchIndustryCodes } from '#core/directory/industry-codes/endpoints.ts'
import type { IndustryCode } from '#core/directory/industry-codes/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'

/** Maximum results. Beyond this, typing more is faster. */
const maxResults = 12

/** The industries of a region that match words or the start of a code. */
export const searchIndustries = async (
  api: Api,
  region: Region,
  search: string,
  signal: AbortSignal,
): Promise<readonly IndustryCode[]> => {
  const query = { search, dup: '0', country: region, size: maxResults } as const
  const { content } = await api.call(searchIndustryCodes, { query, signal, isShown: true })
  return content
}
