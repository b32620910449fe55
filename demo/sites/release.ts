/** What a page needs to load one version and no other: `{{loader}}`, `{{integrity}}` and so on. */
export type Pins = Readonly<
  Record<'loader' | 'integrity' | 'stylesheet' | 'stylesheetIntegrity', string>
>

/** Without the list of the release a page takes the newest build, which cannot be pinned. */
const newest: Pins = {
  loader: 'v0/loader.js',
  integrity: '',
  stylesheet: 'v0/parapet.css',
  stylesheetIntegrity: '',
}

/** Reads what the platform published; a site of flesh and blood does so once, when it is deployed. */
export const readPins = async (portal: string): Promise<Pins> => {
  const answer = await fetch(`${portal}/widgets/release.json`).catch(() => undefined)
  return answer?.ok ? ((await answer.json()) as Pins) : newest
}
