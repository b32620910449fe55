import { createTransport } from 'nodemailer'
import type { Mailer } from '../mail.ts'

/** Sends mails to the server at an address: `smtp://user:password@host:587?from=…`. */
export const createMailer = (url: string): Mailer => {
  const address = new URL(url)
  const from = address.searchParams.get('from') ?? 'Parapet <no-reply@parapet.example>'
  address.searchParams.delete('from')
  const transport = createTransport(address.href)
  return async ({ to, subject, text }, id) => {
    await transport.sendMail({ from, to, subject, text, messageId: `<${id}@parapet.example>` })
  }
}
