import type { Texts } from '#core/foundation/wording/engine.ts'

/** A locale's own texts by namespace. */
export type LocaleTexts = Readonly<Record<string, Texts>>

/** The modules of texts, by locale. */
export type LocaleModules = Readonly<
  Record<string, (() => Promise<{ readonly texts: LocaleTexts }>) | undefined>
>
