import type { Wording } from '#core/foundation/wording/wording.ts'
import { loadPart } from '../errors/part-missing.ts'

const engines = new WeakMap<Wording, Promise<void>>()

/** The code of i18next, apart from the first page's. */
export const loadI18next = () => import('#core/foundation/wording/i18next-engine.ts')

const replace = async (wording: Wording): Promise<void> => {
  const { createI18nextEngine } = await loadPart(loadI18next)
  wording.replaceEngine(createI18nextEngine())
}

/**
 * Hands the texts of a portal to i18next, once. The pages before the sign-in speak by the small engine:
 * i18next does not fit into their first load. What fails is tried again at the next screen.
 */
export const fullWording = (wording: Wording): Promise<void> => {
  const known = engines.get(wording)
  if (known) return known
  const replaced = replace(wording)
  engines.set(wording, replaced)
  replaced.catch(() => engines.delete(wording))
  return replaced
}
