import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { definitions } from '../definitions.ts'
import type { ElementDefinition } from '../element/definition.ts'
import type { ElementDocs } from './element-docs.ts'

/** An element as the documentation knows it. */
export interface DocumentedElement {
  readonly definition: ElementDefinition
  /** Undefined for an element that says no more than its definition. */
  readonly docs: ElementDocs | undefined
}

/** `<parapet-quote-button>` is documented beside its definition, in `quote-button/docs.ts`. */
const docsOf = async (tag: string): Promise<ElementDocs | undefined> => {
  const file = join(import.meta.dirname, '..', tag.slice('parapet-'.length), 'docs.ts')
  if (!existsSync(file)) return undefined
  const { docs } = (await import(file)) as { readonly docs: ElementDocs }
  return docs
}

/** Every registered element, in the order of the registry. */
export const documentedElements: readonly DocumentedElement[] = await Promise.all(
  Object.values(definitions).map(async (definition) => ({
    definition,
    docs: await docsOf(definition.tag),
  })),
)
