import type { ElementDefinition } from '../element/definition.ts'

const files = import.meta.glob<ElementDefinition>(
  ['../*/definition.ts', '!../element/definition.ts'],
  { eager: true, import: 'definition' },
)

/** The definition of each element by its tag. */
export const definitionsByTag: ReadonlyMap<string, ElementDefinition> = new Map(
  Object.values(files).map((definition) => [definition.tag, definition]),
)
