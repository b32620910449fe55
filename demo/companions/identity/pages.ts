import { createHash } from 'node:crypto'
import { identities } from './identities.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 26rem; padding: 2rem 1.25rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.4rem; line-height: 1.25; margin: 0 0 0.25rem; }
  p { margin: 0 0 1.5rem; }
  ul { display: grid; gap: 0.5rem; list-style: none; margin: 0 0 1rem; padding: 0; }
  button { font: inherit; inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.875rem; text-align: start;
    border: 1px solid GrayText; border-radius: 0.5rem; background: Canvas; color: CanvasText; cursor: pointer; }
  button:hover, button:focus-visible { border-color: Highlight; outline: 2px solid Highlight; }
  button strong, button span { display: block; }
  button span { font-size: 0.875rem; }
  button.quiet { text-align: center; border-color: transparent; }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * The Content-Security-Policy of the provider's pages: their own style, and forms that redirect to
 * the platform.
 */
export const pagePolicy = (formTargets: readonly string[]): string =>
  [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
    `base-uri 'none'`,
    // a policy cannot contain an IPv6 address
    `form-action ${["'self'", ...formTargets.filter((each) => !each.includes('['))].join(' ')}`,
    `frame-ancestors 'none'`,
  ].join('; ')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>`

const title = 'Northgate Specialty login'

/** The page that asks for an identity: one button each, the expected one first. */
export const signInPage = (uid: string, hint: string | undefined): string => {
  const sorted = identities.toSorted((a, b) => Number(b.email === hint) - Number(a.email === hint))
  const buttons = sorted.map(
    ({ email, name, note }) => `<li><button name="identity" value="${escaped(email)}">
<strong>${escaped(name)}</strong><span>${escaped(email)}</span><span>${escaped(note)}</span>
</button></li>`,
  )
  return page(
    title,
    `<p>Demo identity provider. Choose an identity; no password needed.</p>
<form method="post" action="/sign-in/${escaped(uid)}">
<ul>${buttons.join('\n')}</ul>
<button class="quiet" name="identity" value="">Cancel</button>
</form>`,
  )
}

/** The page that shows why a sign-in failed. */
export const errorPage = (why: string): string =>
  page(title, `<p>Login failed: ${escaped(why)}. Go back to the platform and try again.</p>`)
