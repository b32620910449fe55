import texts from '#core/foundation/wording/locales/en-US/notices.json' with { type: 'json' }
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { textIn } from './texts.ts'

type NoticeKey = Extract<WordingKey, `notices:${string}`>

/** A text of the cookie bar or the incident banner. All regions say the same. */
export const noticeText = (key: NoticeKey): string => textIn(texts, key)
