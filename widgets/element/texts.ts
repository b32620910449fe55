import texts from '#core/foundation/wording/locales/en-US/element.json' with { type: 'json' }
import type { LocaleTexts } from '../platform/locale-texts.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'

type ElementKey = Extract<WordingKey, `element:${string}`>

/** The text of a key, `namespace:path`, in the texts of its namespace. */
export function textIn(namespace: object, key: string): string {
  const found = key
    .slice(key.indexOf(':') + 1)
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined,
      namespace,
    )
  return typeof found === 'string' ? found : key
}

/** A text of the wrapper, for elements that do not load the wording engine. */
export const elementText = (key: ElementKey, translated?: LocaleTexts): string =>
  textIn(translated?.['element'] ?? texts, key)
