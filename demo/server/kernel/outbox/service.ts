import { desc, eq, type SQL } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { letters } from './tables.ts'

/** A sent letter as the outbox shows it. */
export interface SentLetter {
  readonly id: string
  readonly to: string
  readonly via: 'email' | 'text'
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
  readonly codes: readonly string[]
  readonly sent: string
}

const shownAtMost = 200
const link = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g
const code = /(?<![\w/-])\d{6}(?![\w/-])/g

const shown = ({ id, to, via, subject, text, sent }: typeof letters.$inferSelect): SentLetter => ({
  id,
  to,
  via,
  subject,
  text,
  links: text.match(link) ?? [],
  codes: text.replace(link, ' ').match(code) ?? [],
  sent: sent.toISOString(),
})

/** The newest letters first, of one receiver when asked. */
export const readOutbox = async (
  { database }: Services,
  to: string | undefined,
): Promise<readonly SentLetter[]> => {
  const only: SQL | undefined = to ? eq(letters.to, to) : undefined
  const rows = await database
    .handle()
    .select()
    .from(letters)
    .where(only)
    .orderBy(desc(letters.position))
    .limit(shownAtMost)
  return rows.map(shown)
}
