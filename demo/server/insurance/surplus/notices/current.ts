import type { Notice } from '#core/insurance/surplus/model.ts'
import type { NoticeState } from '#core/insurance/quotes/surplus-notice.ts'
import { louisiana } from './louisiana.ts'
import { montana } from './montana.ts'
import type { NoticeVersions } from './notice-versions.ts'

const versions = { LA: louisiana, MT: montana } as const satisfies Record<
  NoticeState,
  NoticeVersions
>

/** The newest version of a state's notice. */
export const currentNotice = (state: NoticeState): Notice => {
  const [first, ...later] = versions[state]
  return later.at(-1) ?? first
}
