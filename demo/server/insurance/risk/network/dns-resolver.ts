import { Resolver } from 'node:dns/promises'

/** The DNS queries of a scan. Each rejects as `node:dns` does. */
export interface DnsResolver {
  addresses4(host: string): Promise<readonly string[]>
  addresses6(host: string): Promise<readonly string[]>
  /** The texts of the TXT records. */
  txtRecords(host: string): Promise<readonly string[]>
  /** The number of CAA records. */
  countCaaRecords(host: string): Promise<number>
}

const resolver = new Resolver({ timeout: 3_000, tries: 2 })

/** The system's resolver. */
export const systemResolver: DnsResolver = {
  addresses4: (host) => resolver.resolve4(host),
  addresses6: (host) => resolver.resolve6(host),
  txtRecords: async (host) => (await resolver.resolveTxt(host)).map((parts) => parts.join('')),
  countCaaRecords: async (host) => (await resolver.resolveCaa(host)).length,
}

const absent: readonly unknown[] = ['ENOTFOUND', 'ENODATA']

/** A DNS response, or `none` if DNS reports that there is no such record; other failures reject. */
export const orNone = async <Answer>(query: Promise<Answer>, none: Answer): Promise<Answer> => {
  try {
    return await query
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.includes(error.code)) return none
    throw error
  }
}
