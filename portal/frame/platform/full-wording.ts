import { loadPart } from '../errors/part-missing.ts'
import type { Portal } from './portal-context.ts'

/** Milliseconds that a screen has stood before i18next comes. */
const rest = 2_000

/** Hands the texts to i18next, whose code comes apart. */
const replaceEngine = async ({ wording }: Pick<Portal, 'wording'>): Promise<void> => {
  const { createI18nextEngine } = await loadPart(
    () => import('#core/foundation/wording/i18next-engine.ts'),
  )
  wording.replaceEngine(createI18nextEngine())
}

/**
 * Switches the portal's texts to i18next once somebody is signed in. The sign-in and the first screen use
 * the small engine, for i18next does not fit into what they may load. To be called whenever a screen is
 * complete; a load that failed is tried again at the next one.
 */
export const createFullWording = (
  portal: Pick<Portal, 'wording' | 'session' | 'clock'>,
): (() => void) => {
  let isUnderWay = false
  return () => {
    if (isUnderWay || !portal.session.$user.get()) return
    isUnderWay = true
    portal.clock.after(rest, () => {
      replaceEngine(portal).catch(() => {
        isUnderWay = false
      })
    })
  }
}
