import type { Texts } from '#core/foundation/wording/engine.ts'

/** A locale's own texts by namespace. */
export type LocaleTexts = Readonly<Record<string, Texts>>

/** `…/en-GB/common.json` → `common`. */
export const byNamespace = (files: Readonly<Record<string, Texts>>): LocaleTexts =>
  Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
  )
