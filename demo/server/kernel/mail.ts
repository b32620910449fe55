/** A mail or text to send, through the queue into the outbox (or SMTP). */
export interface Mail {
  readonly to: string
  readonly via: 'email' | 'text'
  readonly subject: string
  readonly text: string
}

/** Sends a mail through a mail server. `id` stays the same when the mail is tried again. */
export type Mailer = (mail: Mail, id: string) => Promise<void>
