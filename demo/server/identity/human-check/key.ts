import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { humanCheckKeys } from './tables.ts'

const id = 'hmac'

/** The key that signs challenges; created by the first call. */
export const signingSecret = async ({ database }: Services): Promise<string> => {
  const read = () =>
    database.handle().select().from(humanCheckKeys).where(eq(humanCheckKeys.id, id))
  const [known] = await read()
  if (known) return known.secret
  await database
    .handle()
    .insert(humanCheckKeys)
    .values({ id, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await read()
  if (!row) throw new Error('The key of the human check was not written')
  return row.secret
}
