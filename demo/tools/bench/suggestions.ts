import { withFilled } from './lists/database.ts'
import { measureAs } from './lists/measure.ts'
import { percentile } from './percentile.ts'

/** The number of accounts in addition to the seeded register. */
const accounts = 50_000
const turns = 21

/**
 * Searches: the first letters of a name, a full name, a place, a domain, and one without results.
 */
const searches = [
  'am',
  'amb',
  'amber',
  'amber bridge',
  'dental',
  'den',
  'gal',
  'austin',
  'company-4711.example',
  'ridge clinic 7',
  'zzzz',
]

export interface SuggestionTime {
  readonly viewer: string
  /** Milliseconds, of the slowest search. */
  readonly p95: number
  readonly slowest: string
}

/** Measures suggestions over many accounts, by the slowest search of each viewer. */
export const measureSuggestions = (): Promise<readonly SuggestionTime[]> =>
  withFilled(accounts, async (platform) => {
    const times: SuggestionTime[] = []
    for (const viewer of ['agency', 'desk', 'admin'] as const) {
      const prepare = await measureAs(platform, viewer)
      let worst = { viewer, p95: 0, slowest: '' }
      for (const search of searches) {
        const path = `/api/account/v1/register/search?country=US&search=${encodeURIComponent(search)}`
        const turn = await prepare({ list: 'accounts', what: search, path })
        const walls: number[] = []
        while (walls.length < turns) walls.push((await turn()).wall)
        const p95 = percentile(walls, 0.95)
        if (p95 > worst.p95) worst = { viewer, p95, slowest: search }
      }
      times.push(worst)
    }
    return times
  })
