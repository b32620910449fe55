import { loadPart } from '../errors/load-part.ts'
import type { Portal } from './use-portal.ts'

/** Milliseconds after a screen is complete until i18next is loaded. */
const rest = 2_000

/** Loads i18next, a separate chunk, and hands it the texts. */
const replaceEngine = async ({ wording }: Pick<Portal, 'wording'>): Promise<void> => {
  const { createI18nextEngine } = await loadPart(
    () => import('#core/foundation/wording/i18next-engine.ts'),
  )
  wording.replaceEngine(createI18nextEngine())
}

/**
 * Switches to i18next once a user is signed in. The sign-in and the first screen use the small
 * engine because i18next exceeds their size limit. Call it whenever a screen is complete; a failed
 * load is retried at the next one.
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
