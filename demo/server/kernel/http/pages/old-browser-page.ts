import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { html, raw } from 'hono/html'
import { regionTable, type Locale, type Region } from '#core/foundation/region/regions.ts'
import { projectRoot } from '../../project-root.ts'
import type { Services } from '../../services.ts'
import type { Env } from '../bindings.ts'
import { pageHeaders } from '../origins/security-headers.ts'
import { portalOriginOf } from '../origins/site-origins.ts'
import { noPage } from './static-files.ts'

/** Internet Explorer up to 10, and 11, by their user agents. */
const internetExplorer = /\bMSIE \d|\bTrident\//

const paths = { page: '/unsupported', script: '/unsupported.js' } as const

const style = `
  body { margin: 0; font: 16px/1.5 "Segoe UI", system-ui, sans-serif; color: #1b2430; background: #f4f6f8; }
  .card { max-width: 36em; margin: 3em auto; padding: 2em; border: 1px solid #cfd6de; background: #fff; }
  h1 { margin: 0 0 0.5em; font-size: 1.5em; line-height: 1.25; }
  p { margin: 0 0 1em; }
  a { color: #0b4f8a; }
  label { display: block; font-weight: bold; }
  input { box-sizing: border-box; width: 100%; margin: 0.25em 0 0.5em; padding: 0.5em; font: inherit; color: inherit;
    background: #fff; border: 1px solid #6b7785; }
  button { padding: 0.5em 1em; font: inherit; color: #fff; background: #0b4f8a; border: 1px solid #0b4f8a; cursor: pointer; }
  .copied { margin-left: 0.75em; }
`
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `img-src 'self'`,
  `style-src 'sha256-${styleHash}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
].join('; ')

const pageOf = (
  { wording }: Services,
  { locale, region, loginUrl }: { locale: Locale; region: Region; loginUrl: string },
) => {
  const t = wording.in(locale)
  const { supportEmail } = regionTable[region]
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${t('unsupported:title')}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <div class="card" role="main">
          <h1>${t('unsupported:title')}</h1>
          <p>${t('unsupported:lead')}</p>
          <p>
            <a href="https://www.google.com/chrome/" rel="noreferrer"
              >${t('unsupported:upgrade')}</a
            >
          </p>
          <label for="address">${t('unsupported:address')}</label>
          <input id="address" readonly value="${loginUrl}" />
          <p>
            <button id="copy" type="button">${t('unsupported:copy')}</button
            ><span
              id="copied"
              class="copied"
              role="status"
              data-text="${t('unsupported:copied')}"
            ></span>
          </p>
          <p>
            ${t('unsupported:support')}
            <a href="mailto:${supportEmail}">${supportEmail}</a>
          </p>
        </div>
        <script src="${paths.script}"></script>
      </body>
    </html>`
}

/**
 * The old-browser page (spec 1 §2), at its own address, and in place of every page for Internet
 * Explorer, which supports neither modules nor modern styles.
 */
export const createOldBrowserPage = (services: Services): MiddlewareHandler<Env> => {
  const script = readFileSync(
    join(projectRoot(), 'demo/server/kernel/http/pages/unsupported.js'),
    'utf8',
  )
  return async (c, next) => {
    const { path, method } = c.req
    if (method !== 'GET') return next()
    if (path === paths.script) {
      return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
    }
    const agent = c.req.header('User-Agent') ?? ''
    const wantsPage = /text\/html|\*\/\*/.test(c.req.header('Accept') ?? '')
    const isOld = internetExplorer.test(agent) && wantsPage && !/\.\w+$/.test(path)
    if (path !== paths.page && (!isOld || noPage.test(path))) return next()
    const { locale, region } = c.var
    const loginUrl = `${portalOriginOf(services.config, c.req.raw)}/login`
    return c.html(pageOf(services, { locale, region, loginUrl }), 200, {
      ...pageHeaders(path),
      'Content-Security-Policy': policy,
      // other browsers get a different page at the same address
      Vary: 'User-Agent',
    })
  }
}
