/** One file of a recipe: a new file, or a change as a diff. */
export interface Step {
  /** Relative to the project's root. */
  readonly path: string
  readonly kind: 'new' | 'change'
  /** The whole file, or the lines of the diff. */
  readonly text: string
}

/** The steps for adding one of a kind. */
export interface Recipe {
  /** The heading of its section: `An element`. */
  readonly title: string
  readonly steps: readonly Step[]
}

const headingOf = (line: string): string | undefined => /^## (.+)$/.exec(line)?.[1]
const pathOf = (line: string): string | undefined => /^`([^`\s]+)`/.exec(line)?.[1]
const languageOf = (line: string): string | undefined => /^```(\w+)$/.exec(line)?.[1]

/**
 * Parses the recipes of the contributor's page: one per section, with a code block for each file.
 * The line above a block starts with the file's path. Throws when a block has none.
 */
export const parseRecipes = (page: string): readonly Recipe[] => {
  const recipes: { readonly title: string; readonly steps: Step[] }[] = []
  let path: string | undefined
  let block: { readonly language: string; readonly lines: string[] } | undefined
  for (const line of page.split('\n')) {
    if (block !== undefined && line !== '```') {
      block.lines.push(line)
      continue
    }
    if (block !== undefined) {
      const steps = recipes.at(-1)?.steps
      if (path === undefined || steps === undefined) {
        throw new Error(`No file name above the block ${block.lines.slice(0, 3).join(' ')}`)
      }
      const kind = block.language === 'diff' ? 'change' : 'new'
      steps.push({ path, kind, text: `${block.lines.join('\n')}\n` })
      block = undefined
      path = undefined
      continue
    }
    const language = languageOf(line)
    const title = headingOf(line)
    if (language !== undefined) block = { language, lines: [] }
    else if (title !== undefined) recipes.push({ title, steps: [] })
    else path = pathOf(line) ?? path
  }
  return recipes.filter(({ steps }) => steps.length > 0)
}
