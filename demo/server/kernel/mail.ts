import type { Region } from '#core/foundation/region/regions.ts'
import type { MailText } from './mail-text.ts'

/** A mail or text to send, through the queue into the outbox (or SMTP). */
export interface Mail {
  readonly to: string
  readonly via: 'email' | 'text'
  readonly subject: string
  readonly text: string
}

/** A mail as written by a domain. */
export interface WrittenMail extends Mail {
  /** The region of the record or user of the mail, which determines the footer. */
  readonly region: Region
  readonly subject: MailText
  readonly text: MailText
}

/** Sends a mail through a mail server. `id` is the same for every attempt. */
export type Mailer = (mail: Mail, id: string) => Promise<void>
