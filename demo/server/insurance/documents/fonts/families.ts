/** A font family from npm, in the order in which fonts are searched for a character. */
export interface Family {
  readonly package: string
  /** File name of one slice of the family. */
  file(slice: string): string
  /**
   * `listed`: the package lists the characters of each slice in `unicode.json`; otherwise one slice has
   * all.
   */
  readonly slices: 'listed' | { readonly all: string }
}

const variable = (name: string): Family => ({
  package: `@fontsource-variable/${name}`,
  file: (slice) => `${name}-${slice}-wght-normal.woff2`,
  slices: 'listed',
})

const latin = variable('inter')
const hebrew = variable('noto-sans-hebrew')
const arabic = variable('noto-sans-arabic')
const japanese = variable('noto-sans-jp')
const chinese = variable('noto-sans-sc')
const korean = variable('noto-sans-kr')

/** Has a plain form of every character of the basic plane, for rare Chinese characters. */
const rare: Family = {
  package: '@fontsource/unifontex',
  file: (slice) => `unifontex-${slice}-400-normal.woff2`,
  slices: { all: 'latin' },
}

/** The form of Chinese characters that differ between Japan and China. */
export type HanForm = 'japanese' | 'chinese'

const families = [latin, hebrew, arabic, japanese, chinese, korean, rare] as const

/** All families, in the order in which fonts are searched for a character. */
export const familiesFor = (form: HanForm): readonly Family[] =>
  form === 'japanese' ? families : [latin, hebrew, arabic, chinese, japanese, korean, rare]
