import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Env } from '../http/bindings.ts'
import type { Services } from '../services.ts'
import { readOutbox, type SentMail } from './service.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 48rem; padding: 1.5rem; overflow-wrap: anywhere; }
  article { border-top: 1px solid GrayText; padding: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  pre { white-space: pre-wrap; font: inherit; margin: 0.5rem 0 0; }
  small { color: light-dark(#595959, #b3b3b3); }
`
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Links in the mail's text, as links; everything else stays text. */
const linksOf = ({ links }: SentMail) =>
  links.map((link) => html`<p><a href="${link}" rel="noreferrer">${link}</a></p>`)

const mailOf = (mail: SentMail) => html`
  <article>
    <h2>${mail.subject}</h2>
    <small>${mail.via} · ${mail.to} · <time datetime="${mail.sent}">${mail.sent}</time></small>
    <pre>${mail.text}</pre>
    ${linksOf(mail)}
  </article>
`

const pageOf = (mails: readonly SentMail[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          ${mails.length === 0 ? html`<p>Nothing sent yet.</p>` : mails.map(mailOf)}
        </main>
      </body>
    </html>`

/** Every mail and text of the demo, for people and for tests. */
export const createOutboxPages = (services: Services): Hono<Env> => {
  const app = new Hono<Env>()
  app.get('/outbox', async (c) => {
    const mails = await readOutbox(services, c.req.query('to'))
    return c.html(pageOf(mails), 200, { 'Content-Security-Policy': policy })
  })
  app.get('/outbox.json', async (c) => c.json(await readOutbox(services, c.req.query('to'))))
  return app
}
