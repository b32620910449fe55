/** Milliseconds that the coverages, terms and questions of a product are cached (spec 1 §9). */
export const coverageCacheMs = 15 * 60_000
