import type { ComponentType } from 'react'

/** What the component of an element knows of it. */
interface ComponentFacts {
  readonly attributes: Readonly<Record<string, string>>
  readonly properties: readonly string[]
  readonly events: Readonly<Record<string, string>>
  readonly methods: readonly string[]
}

export declare const component: <Props>(tag: string, facts: ComponentFacts) => ComponentType<Props>
