import texts from '#core/foundation/wording/locales/en-US/banners.json' with { type: 'json' }
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { LocaleTexts } from '../platform/locale-texts.ts'
import { textIn } from './texts.ts'

type BannerKey = Extract<WordingKey, `banners:${string}`>

/** A text of the cookie bar or the incident banner, in English or a translation. */
export const bannerText = (key: BannerKey, translated?: LocaleTexts): string =>
  textIn(translated?.['banners'] ?? texts, key)
