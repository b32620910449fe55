import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandDeclarations } from '#themes/brands/brand-css.ts'
import { brands } from '#themes/brands/brands.ts'

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')

/**
 * The styles of the docs pages: the tokens, the colors of the default brand and the site's own
 * rules.
 */
export const docsCss = (): string =>
  [
    read('../../themes/tokens.styles.css'),
    `:root{color-scheme:light dark;${brandDeclarations(brands.parapet)}}`,
    read('docs.css'),
  ].join('\n')
