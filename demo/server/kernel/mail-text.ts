import * as z from 'zod/mini'
import type { Terms } from '#core/foundation/region/definition.ts'
import { localeOf, type Region } from '#core/foundation/region/regions.ts'
import type { WordingParams } from '#core/foundation/wording/engine.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { ServerWording } from './wording.ts'

const shape = z.string().brand<'MailText'>()

/** A text of a mail in which names that users gave are no links; only this file makes one. */
export type MailText = z.output<typeof shape>

/** Invisible, of no width, and no place for a line break. */
const wordJoiner = '\u2060'

/** A dot inside a word with letters after it, also one of those that browsers take for a dot. */
const dot = /(?<=[^\s.\u2060])[.\u2024\u3002\uFE52\uFF0E\uFF61](?=[^\s.]*\p{L})/gu

const scheme = /:(?=\/\/)/g

/**
 * A text that mail programs do not link, and that reads the same: a company may be called
 * `www.evil.example`. A joiner after the dot alone would not do, as `www.` begins a link, and browsers
 * drop joiners from addresses.
 */
export const withoutLinks = (text: string): string =>
  text.replace(dot, `${wordJoiner}$&${wordJoiner}`).replace(scheme, `:${wordJoiner}`)

/** Params that stay as they are: addresses to open or to write to, and what professionals wrote. */
const untouched: ReadonlySet<string> = new Set([
  'link',
  'email',
  'agentEmail',
  'customerVisibility',
  'reason',
  'description',
  'requests',
])

/** A text that a professional wrote and sends, with the links in it. */
export const asTyped = (text: string): MailText => shape.parse(text)

/** Fills a text of a mail. */
export type FillMail = (key: WordingKey, params?: WordingParams, own?: Partial<Terms>) => MailText

/** The texts of mails of a region; names and all other params can't become links. */
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
