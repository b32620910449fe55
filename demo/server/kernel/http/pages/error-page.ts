import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { errorCatalogue } from '#core/error-catalogue.ts'
import type { ErrorRow } from '#core/foundation/errors/error-row.ts'
import type { Env } from '../bindings.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 48rem; padding: 1.5rem; overflow-wrap: anywhere; }
  section { border-top: 1px solid GrayText; padding: 1rem 0; }
  section:target { outline: 2px solid Highlight; outline-offset: 0.5rem; }
  h2 { font-size: 1.1rem; margin: 0; }
  p { margin: 0.25rem 0 0; }
  small { color: GrayText; }
`
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const whereFrom = (status: number): string =>
  status === 0 ? 'raised by the client' : String(status)

const sectionOf = ([code, { status, cause, remedy }]: readonly [string, ErrorRow]) => html`
  <section id="${code}">
    <h2><code>${code}</code></h2>
    <small>${whereFrom(status)}</small>
    <p>${cause}</p>
    <p>${remedy}</p>
  </section>
`

const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Errors</title>
      ${raw(`<style>${style}</style>`)}
    </head>
    <body>
      <h1>Errors</h1>
      <p>What each error code means and how to fix it.</p>
      ${[...errorCatalogue].map(sectionOf)}
    </body>
  </html>`

/** The page at the `docsUrl` of every error, with one section per code. */
export const createErrorPage = (): Hono<Env> =>
  new Hono<Env>().get('/docs/errors', (c) =>
    c.html(page, 200, { 'Content-Security-Policy': policy }),
  )
