/** Milliseconds that the coverages, terms and questions of a product are used again (spec 1 §9). */
export const coverageCacheMs = 15 * 60_000
