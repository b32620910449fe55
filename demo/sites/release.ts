/** The values that a page needs to pin a version: `{{loader}}`, `{{integrity}}` and so on. */
export type Pins = Readonly<
  Record<'loader' | 'integrity' | 'stylesheet' | 'stylesheetIntegrity', string>
>

/** Without the release list a page uses the newest build, which cannot be pinned. */
const newest: Pins = {
  loader: 'v0/loader.js',
  integrity: '',
  stylesheet: 'v0/parapet.css',
  stylesheetIntegrity: '',
}

/** Reads the platform's release list. A real site does so once per deployment. */
export const readPins = async (portal: string): Promise<Pins> => {
  const answer = await fetch(`${portal}/widgets/release.json`).catch(() => undefined)
  return answer?.ok ? ((await answer.json()) as Pins) : newest
}
