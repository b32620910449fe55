import type { Wording } from '../wording/wording.ts'
import type { WordingKey } from '../wording/namespaces.ts'
import { ClientError } from './client-error.ts'

/** What the server said of a refusal, else a text of ours (spec 1 §8, "server message or …"). */
export const saidOr = (error: unknown, wording: Wording, otherwise: WordingKey): string => {
  const isSaid =
    error instanceof ClientError &&
    error.phase === 'answer' &&
    error.message !== '' &&
    error.message !== wording.t('common:failure.other')
  return isSaid ? error.message : wording.t(otherwise)
}
