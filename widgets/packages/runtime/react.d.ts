import type { ComponentType } from 'react'

/** The element's members, for its component. */
interface ComponentMembers {
  readonly attributes: Readonly<Record<string, string>>
  readonly properties: readonly string[]
  readonly events: Readonly<Record<string, string>>
  readonly methods: readonly string[]
}

export declare const component: <Props>(
  tag: string,
  members: ComponentMembers,
) => ComponentType<Props>
