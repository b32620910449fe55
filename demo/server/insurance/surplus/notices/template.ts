import type { NoticeState } from '#core/insurance/quotes/surplus-notice.ts'
import type { FileAnswer } from '../../../kernel/route.ts'
import { currentNotice } from './current.ts'

/** A state's newest notice as a file, to be signed on paper. */
export const noticeTemplate = (state: NoticeState): FileAnswer => {
  const { title, version, paragraphs, attestation } = currentNotice(state)
  const text = [title, version, ...paragraphs, attestation].join('\n\n')
  return { name: `${version}.txt`, type: 'text/plain', bytes: new TextEncoder().encode(text) }
}
