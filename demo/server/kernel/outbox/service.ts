import { desc, eq, type SQL } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { mails } from './tables.ts'

/** A sent mail in the outbox. */
export interface SentMail {
  readonly id: string
  readonly to: string
  readonly via: 'email' | 'text'
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
  readonly codes: readonly string[]
  readonly sent: string
}

const maxMails = 200
const link = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g
const code = /(?<![\w/-])\d{6}(?![\w/-])/g

const toWire = ({ id, to, via, subject, text, sent }: typeof mails.$inferSelect): SentMail => ({
  id,
  to,
  via,
  subject,
  text,
  links: text.match(link) ?? [],
  codes: text.replace(link, ' ').match(code) ?? [],
  sent: sent.toISOString(),
})

/** The mails, newest first, optionally of one recipient. */
export const readOutbox = async (
  { database }: Services,
  to: string | undefined,
): Promise<readonly SentMail[]> => {
  const only: SQL | undefined = to ? eq(mails.to, to) : undefined
  const rows = await database
    .handle()
    .select()
    .from(mails)
    .where(only)
    .orderBy(desc(mails.position))
    .limit(maxMails)
  return rows.map(toWire)
}
