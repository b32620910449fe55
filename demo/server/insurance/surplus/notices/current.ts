import type { Notice } from '#core/insurance/surplus/model.ts'
import type { NoticeState } from '#core/insurance/quotes/surplus-notice.ts'
import type { FileAnswer } from '../../../kernel/route.ts'
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

/** A state's newest notice as a file, to be signed on paper. */
export const noticeTemplate = (state: NoticeState): FileAnswer => {
  const { title, version, paragraphs, attestation } = currentNotice(state)
  const text = [title, version, ...paragraphs, attestation].join('\n\n')
  return { name: `${version}.txt`, type: 'text/plain', bytes: new TextEncoder().encode(text) }
}
