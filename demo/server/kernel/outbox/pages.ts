import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { html, raw } from 'hono/html'
import type { KeyMode } from '#core/identity/access/modes.ts'
import type { Env } from '../http/bindings.ts'
import type { Services } from '../services.ts'
import { readOutbox, type SentMail } from './service.ts'

const style = `
  :root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 48rem; padding: 1.5rem; overflow-wrap: anywhere; }
  article { border-top: 1px solid GrayText; padding: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  pre { white-space: pre-wrap; font: inherit; margin: 0.5rem 0 0; }
  small { color: light-dark(#595959, #b3b3b3); }
`
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Turns links in a mail into links; everything else is text. */
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

/** The page of a mode, with a link to the other. */
const modes = {
  live: { title: 'Outbox', to: html`<a href="/outbox?mode=test">Mails of test mode</a>` },
  test: { title: 'Outbox of test mode', to: html`<a href="/outbox">Mails of real records</a>` },
} as const satisfies Record<KeyMode, { readonly title: string; readonly to: unknown }>

const pageOf = (mode: KeyMode, mails: readonly SentMail[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${modes[mode].title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${modes[mode].title}</h1>
          <p>${modes[mode].to}</p>
          ${mails.length === 0 ? html`<p>Nothing sent yet.</p>` : mails.map(mailOf)}
        </main>
      </body>
    </html>`

/** The pages with every mail and text of the demo; those of test mode with `?mode=test`. */
export const createOutboxPages = (services: Services): Hono<Env> => {
  const app = new Hono<Env>()
  const read = ({ req }: Context<Env>) => {
    const mode: KeyMode = req.query('mode') === 'test' ? 'test' : 'live'
    const mails = services.database.inMode(mode, () => readOutbox(services, req.query('to')))
    return { mode, mails }
  }
  app.get('/outbox', async (c) => {
    const { mode, mails } = read(c)
    return c.html(pageOf(mode, await mails), 200, { 'Content-Security-Policy': policy })
  })
  app.get('/outbox.json', async (c) => c.json(await read(c).mails))
  return app
}
