/** The parts of a prerendered page. */
export interface PrerenderedParts {
  /** The view, as markup. */
  readonly html: string
  readonly title: string
  readonly locale: string
  /** The document's CSS, inlined instead of its file. */
  readonly css: string
  /** The view's CSS, removed when the script replaces the view. */
  readonly viewCss: string
  /** Addresses of the scripts that the view needs. */
  readonly scripts: readonly string[]
}

const replaced = (text: string, what: RegExp | string, by: string): string => {
  const found = typeof what === 'string' ? text.includes(what) : what.test(text)
  if (!found) throw new Error(`The built page has no ${String(what)}`)
  return text.replace(what, () => by)
}

/** Delays the first paint until the whole view is parsed, because two paints would finish later. */
const whole = '<link rel="expect" href="#portal" blocking="render">'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Turns the built document into a prerendered one. */
export const prerenderedDocument = (
  index: string,
  { html, title, locale, css, viewCss, scripts }: PrerenderedParts,
): string => {
  const preloads = scripts.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`)
  const head = [...preloads, whole, `<style>${css}</style>`, '</head>'].join('\n    ')
  const view = `<div id="drawn-page"><style>${viewCss}</style>${html}</div>\n    `
  const root = '<div id="portal"></div>'
  return [
    [/<html lang="[^"]*">/, `<html lang="${locale}">`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    [/ *<link rel="stylesheet"[^>]*>\n?/, ''],
    ['</head>', head],
    [root, view + root],
  ].reduce((text, [what, by]) => replaced(text, what ?? '', String(by)), index)
}
