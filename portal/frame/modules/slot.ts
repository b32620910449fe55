import type { Portal } from '../platform/use-portal.ts'

/** What a domain needs of one that follows it, and may therefore not import. */
export interface Slot<Content> {
  /** Fills it in one portal; the content is loaded when it is needed. */
  fill(portal: Portal, load: () => Promise<Content>): void
  /** Its content in a portal. */
  of(portal: Portal): Promise<Content>
}

/** Declares a slot; `portal/slots.ts` fills it. */
/*@__NO_SIDE_EFFECTS__*/
export const slot = <Content>(name: string): Slot<Content> => {
  // by portal: two of them on one page do not see each other
  const loads = new WeakMap<Portal, () => Promise<Content>>()
  return {
    fill: (portal, load) => void loads.set(portal, load),
    async of(portal) {
      const load = loads.get(portal)
      if (load === undefined) throw new Error(`Nothing fills the slot ${name}`)
      return load()
    },
  }
}
