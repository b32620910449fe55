/** A mail or text to send; goes through the queue into the outbox (or SMTP). */
export interface Mail {
  readonly to: string
  readonly via: 'email' | 'text'
  readonly subject: string
  readonly text: string
}

/** Hands a mail to a mail server. `id` stays the same when the same mail is tried again. */
export type Mailer = (mail: Mail, id: string) => Promise<void>
