import type { Region } from '#core/foundation/region/regions.ts'
import type { MailText } from './mail-text.ts'

/** A mail or text to send, through the queue into the outbox (or SMTP). */
export interface Mail {
  readonly to: string
  readonly via: 'email' | 'text'
  readonly subject: string
  readonly text: string
}

/** A mail as a domain writes it. */
export interface WrittenMail extends Mail {
  /** The region of the record, or of the user, that the mail is about: it decides its footer. */
  readonly region: Region
  readonly subject: MailText
  readonly text: MailText
}

/** Sends a mail through a mail server. `id` stays the same when the mail is tried again. */
export type Mailer = (mail: Mail, id: string) => Promise<void>
