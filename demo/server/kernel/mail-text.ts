import * as z from 'zod/mini'
import type { Terms } from '#core/foundation/region/definition.ts'
import { localeOf, type Region } from '#core/foundation/region/regions.ts'
import type { WordingParams } from '#core/foundation/wording/engine.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { ServerWording } from './wording.ts'

const shape = z.string().brand<'MailText'>()

/**
 * The text of a mail, in which names entered by users can't become links. Only this file creates
 * one.
 */
export type MailText = z.output<typeof shape>

/** Invisible, without width, and not a place for a line break. */
const wordJoiner = '\u2060'

/** A dot inside a word, or a character that browsers treat as one. */
const dot = /(?<=[^\s.\u2060])[.\u2024\u3002\uFE52\uFF0E\uFF61](?=[^\s.]*\p{L})/gu

const scheme = /:(?=\/\/)/g

/**
 * The same text without anything that mail programs turn into a link: a company may be called
 * `www.evil.example`. A joiner after the dot alone is not enough, because `www.` starts a link and
 * browsers drop joiners from addresses.
 */
export const withoutLinks = (text: string): string =>
  text.replace(dot, `${wordJoiner}$&${wordJoiner}`).replace(scheme, `:${wordJoiner}`)

/** Params that stay unchanged: links, email addresses, and texts of professionals. */
const untouched: ReadonlySet<string> = new Set([
  'link',
  'email',
  'agentEmail',
  'customerContact',
  'reason',
  'description',
  'requests',
])

/** A text that a professional wrote, which may contain links. */
export const asTyped = (text: string): MailText => shape.parse(text)

/** Fills in a text of a mail. */
export type FillMail = (key: WordingKey, params?: WordingParams, own?: Partial<Terms>) => MailText

/** The mail texts of a region. Names and all other params can't become links. */
export const mailTexts = (
  { wording }: { readonly wording: ServerWording },
  region: Region,
): FillMail => {
  const t = wording.in(localeOf[region])
  return (key, params = {}, own) => {
    const filled = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && !untouched.has(name) ? withoutLinks(value) : value,
    ])
    return shape.parse(t(key, Object.fromEntries(filled) as WordingParams, own))
  }
}
