import { createPeers } from './peers.ts'
import { createPortalStore } from './portal-store.ts'
import type { SessionSharing } from './sharing.ts'

/** The portal's way: tokens in the tab's storage, tabs of one session share what they get. */
export const tabSharing: SessionSharing = {
  createStore: ({ tab, device }, isGlobal) => createPortalStore(tab, device, isGlobal),
  createPeers,
}
