/** The parts that make a built page a prerendered one. */
export interface PrerenderedParts {
  /** The view, as markup. */
  readonly html: string
  readonly title: string
  readonly locale: string
  /** Rules of the document, in place of its file. */
  readonly css: string
  /** Rules of the view; removed when it is replaced. */
  readonly viewCss: string
  /** Addresses of the scripts that the view needs. */
  readonly scripts: readonly string[]
}

const replaced = (text: string, what: RegExp | string, by: string): string => {
  const found = typeof what === 'string' ? text.includes(what) : what.test(text)
  if (!found) throw new Error(`The built page holds no ${String(what)}`)
  return text.replace(what, () => by)
}

/** Holds the first picture until the whole view is read: drawn in two, its larger half comes later. */
const whole = '<link rel="expect" href="#portal" blocking="render">'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The document of a prerendered page, made of the one that the build wrote. */
export const prerenderedDocument = (
  index: string,
  { html, title, locale, css, viewCss, scripts }: PrerenderedParts,
): string => {
  const preloads = scripts.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`)
  const head = [...preloads, whole, `<style>${css}</style>`, '</head>'].join('\n    ')
  const view = `<div id="drawn-page"><style>${viewCss}</style>${html}</div>\n    `
  const place = '<div id="portal"></div>'
  return [
    [/<html lang="[^"]*">/, `<html lang="${locale}">`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    [/ *<link rel="stylesheet"[^>]*>\n?/, ''],
    ['</head>', head],
    [place, view + place],
  ].reduce((text, [what, by]) => replaced(text, what ?? '', String(by)), index)
}
