import texts from '#core/wording/locales/en-US/element.json' with { type: 'json' }
import type { WordingKey } from '#core/wording/namespaces.ts'

type ElementKey = Extract<WordingKey, `element:${string}`>

/** A text of the wrapper's own, for elements too light to bring the wording along. */
export function elementText(key: ElementKey): string {
  const found = key
    .slice('element:'.length)
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined,
      texts,
    )
  return typeof found === 'string' ? found : key
}
