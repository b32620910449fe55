import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { bankFormats } from './frame/bank-formats.ts'
import { baseFrameLocale, textsOf, frameLocales, type FrameLocale } from './frame/texts.ts'
import { readFramePermit } from '../../server/insurance/billing/protocol/frame-permit.ts'

const types = { css: 'text/css', ts: 'text/javascript', html: 'text/html' } as const

/** Files of the hosted frame; no others are served. */
const files = [
  'frame.ts',
  'frame.css',
  'checks.ts',
  'texts.ts',
  'fields.ts',
  'bridge.ts',
  'calls.ts',
  'forms.ts',
  'views.ts',
] as const

/**
 * The folder of the frame's files: next to this file, or in the source tree when the server is
 * built.
 */
const frameFolder = (): string => {
  let folder = import.meta.dirname
  while (
    !existsSync(join(folder, 'demo/companions/processor/frame')) &&
    dirname(folder) !== folder
  ) {
    folder = dirname(folder)
  }
  return join(folder, 'demo/companions/processor/frame')
}

/** Suppresses Node's warning that type stripping is experimental. */
const plainJavaScript = (text: string): string => {
  const warn = process.emitWarning.bind(process)
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(text)
  } finally {
    process.emitWarning = warn
  }
}

const themes = ['light', 'dark', 'auto'] as const

const oneOf = <Member extends string>(
  members: readonly Member[],
  value: string | undefined,
  otherwise: Member,
): Member => members.find((member) => member === value) ?? otherwise

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** The `frame-ancestors` directive for these origins. A policy cannot contain an IPv6 address. */
const ancestorsOf = (origins: readonly string[]): string => {
  const expressible = origins.filter((origin) => !origin.includes('['))
  return `frame-ancestors ${expressible.length === 0 ? "'none'" : expressible.join(' ')}`
}

/**
 * The hosted page and its files with their own policy. Only origins in a permit of the platform may
 * frame it.
 */
export const createFramePages = (secret: string) => {
  const folder = frameFolder()
  const source = new Map<string, string>([
    ...files.map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return [name, name.endsWith('.ts') ? plainJavaScript(text) : text] as const
    }),
    ['bank-formats.ts', `export const bankFormats = ${JSON.stringify(bankFormats)}\n`],
  ])
  const template = readFileSync(join(folder, 'frame.html'), 'utf8')

  return {
    page(query: Readonly<Record<string, string | undefined>>): Response {
      const parent = query['parent']
      const locale: FrameLocale = oneOf(frameLocales, query['locale'], baseFrameLocale)
      const framers = readFramePermit(secret, query['permit'] ?? '')
      const known = parent !== undefined && framers.includes(parent) ? parent : ''
      const page = template
        .replaceAll('{lang}', locale)
        .replaceAll('{theme}', oneOf(themes, query['theme'], 'auto'))
        .replaceAll('{parent}', known)
        .replaceAll('{title}', textsOf(locale).title)
      return new Response(page, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': `${policy}; ${ancestorsOf(framers)}`,
          'permissions-policy': 'payment=(self)',
        },
      })
    },

    file(name: string): Response {
      const text = source.get(name)
      if (text === undefined) return new Response('Not found', { status: 404 })
      const ending = name.endsWith('.css') ? 'css' : 'ts'
      return new Response(text, {
        headers: {
          'content-type': `${types[ending]}; charset=utf-8`,
          'cache-control': 'public, max-age=300',
        },
      })
    },
  }
}
export type FramePages = ReturnType<typeof createFramePages>
