import { join } from 'node:path'
import type { ElementDefinition } from './element/definition.ts'
import type { ParapetTag, registry as registered } from './registry.ts'

/** The definition exported by the folder of each tag. */
type Registered = {
  readonly [Tag in ParapetTag]: Awaited<ReturnType<(typeof registered)[Tag]>> extends {
    readonly definition: infer D extends ElementDefinition & { readonly tag: Tag }
  }
    ? D
    : never
}

// Imported by computed path, so that a bundler does not follow the registry into styles and views.
const load = (file: string): Promise<unknown> => import(join(import.meta.dirname, file))

const { registry } = (await load('registry.ts')) as { readonly registry: typeof registered }

/** `<parapet-quote-button>` is in the folder `quote-button`. */
const definitionOf = async (tag: string): Promise<ElementDefinition> => {
  const file = `${tag.slice('parapet-'.length)}/definition.ts`
  const { definition } = (await load(file)) as { readonly definition: ElementDefinition }
  return definition
}

/** The definitions of all registered elements. For the build and tests, never part of a bundle. */
export const definitions = Object.fromEntries(
  await Promise.all(
    Object.keys(registry)
      .toSorted()
      .map(async (tag) => [tag, await definitionOf(tag)] as const),
  ),
) as Registered
