import { createHash } from 'node:crypto'
import type { Config } from '../../services.ts'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

const inlineHashes = (html: string, pattern: RegExp): string =>
  [...html.matchAll(pattern)]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('')

/** The host of the DSN, to which the browser sends error reports. */
const reportsTo = (errorReports: Config['errorReports']): readonly string[] =>
  errorReports ? [new URL(errorReports.dsn).origin] : []

/**
 * The content security policy of the portal's page: our own files, the processor's frame, and the
 * inline code that we wrote.
 */
export const portalPolicy = (
  html: string,
  { processor, errorReports }: Pick<Config, 'processor' | 'errorReports'>,
): string => {
  const processorAt = processor ? [processor.origin] : []
  return [
    `default-src 'none'`,
    `script-src 'self'${inlineHashes(html, inlineScript)}`,
    `style-src 'self'${inlineHashes(html, inlineStyle)}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...processorAt, ...reportsTo(errorReports)].join(' ')}`,
    `frame-src ${processorAt[0] ?? "'none'"}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    // Scripts submit the forms, so a form that is submitted before its script has loaded sends nothing.
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types parapet lit-html`,
  ].join('; ')
}
