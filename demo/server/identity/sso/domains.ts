import { and, eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { ssoDomains, type SsoDomain } from './tables.ts'

/** `Ann@Example.com` → `example.com`; empty without a domain. */
export const domainOf = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 0
    ? ''
    : email
        .slice(at + 1)
        .trim()
        .toLowerCase()
}

/** The provider of an email domain; does not check whether the address has a user. */
export const ssoDomainOf = async (
  { database, config }: Services,
  email: string,
): Promise<SsoDomain | undefined> => {
  const [row] = await database
    .handle()
    .select()
    .from(ssoDomains)
    .where(and(eq(ssoDomains.domain, domainOf(email)), eq(ssoDomains.enabled, true)))
  // the demo's provider runs only with the demo
  return row && (row.issuer !== null || config.demo) ? row : undefined
}
