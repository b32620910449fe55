import type { Portal } from '../platform/use-portal.ts'

/** Something that a domain needs from a later domain, which it may not import. */
export interface Slot<Content> {
  /** Fills the slot in one portal; the content loads on first use. */
  fill(portal: Portal, load: () => Promise<Content>): void
  /** The content in a portal. */
  of(portal: Portal): Promise<Content>
}

/** Declares a slot; `portal/slots.ts` fills it. */
/*@__NO_SIDE_EFFECTS__*/
export const slot = <Content>(name: string): Slot<Content> => {
  // Keyed by portal, so that two portals on one page stay separate.
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
