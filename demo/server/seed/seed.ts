import type { Services } from '../kernel/services.ts'

/** `few` is `small` with a short register of companies, for tests. */
export type SeedSize = 'few' | 'small' | 'large'

/**
 * The seed of one domain. It runs in the one transaction of the first start, after those before it
 * in the list.
 */
export type Seed = (services: Services, size: SeedSize) => Promise<void>
