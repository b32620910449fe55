import type { ComponentType } from 'react'

/** The element's facts that its component needs. */
interface ComponentFacts {
  readonly attributes: Readonly<Record<string, string>>
  readonly properties: readonly string[]
  readonly events: Readonly<Record<string, string>>
  readonly methods: readonly string[]
}

export declare const component: <Props>(tag: string, facts: ComponentFacts) => ComponentType<Props>
