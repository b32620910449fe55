import type { ElementDefinition } from '../element/definition.ts'

/** VS Code custom data: completion and hover for tags, attributes and values in HTML. */
export const editorDataOf = (definitions: readonly ElementDefinition[]) => ({
  version: 1.1,
  tags: definitions.map(({ tag, summary, attributes }) => ({
    name: tag,
    description: summary,
    attributes: Object.entries(attributes).map(([name, attribute]) => ({
      name,
      description: attribute.summary,
      ...(attribute.kind === 'boolean' ? { valueSet: 'v' } : {}),
      ...(attribute.kind === 'choice'
        ? { values: attribute.values.map((value) => ({ name: value })) }
        : {}),
    })),
  })),
})
