import { atom, type ReadableAtom } from 'nanostores'
import { attemptWith, type Attempt } from '../../foundation/errors/attempt.ts'
import { callErrors } from '../../foundation/errors/call-errors.ts'
import { isRecordClosed, type ClientError } from '../../foundation/errors/client-error.ts'
import { setDisplayMessage } from '../../foundation/errors/display-message.ts'
import type { Stop } from '../../foundation/host/host.ts'
import type { Services } from '../../platform/services.ts'
import { attestNotice, downloadAttestedNotice, getSurplusNotice } from './endpoints.ts'
import type { SurplusNotice } from './model.ts'

/** State of a surplus lines notice page. */
export type NoticeState =
  | { readonly kind: 'loading' }
  /** The viewer may not see it and must open the link in the email again (spec 2 §2). */
  | { readonly kind: 'closed'; readonly error: ClientError }
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }
  /** `isNew`: attested on this page; `byTerms`: by pressing OK on the terms. */
  | {
      readonly kind: 'shown'
      readonly notice: SurplusNotice
      readonly isNew: boolean
      readonly byTerms?: boolean
    }

/** The surplus lines notice of one quote. */
export interface NoticeView {
  readonly $state: ReadableAtom<NoticeState>
  load(): Promise<void>
  attest(notice: SurplusNotice, byTerms?: boolean): Promise<Attempt<SurplusNotice>>
  /** The attested notice. */
  download(): Promise<Attempt<File | undefined>>
  dispose: Stop
}

/** Creates the page of a surplus lines notice. Its texts are in the namespace `surplus`. */
export const createNoticeView = (
  { api, wording }: Pick<Services, 'api' | 'wording'>,
  { quoteId: id }: { readonly quoteId: string },
): NoticeView => {
  const $state = atom<NoticeState>({ kind: 'loading' })
  const controller = new AbortController()
  const { signal } = controller
  const texts = {
    network: 'surplus:failure.network',
    session: 'surplus:cannotView.lead',
    other: 'surplus:failure.load',
  } as const
  const errors = callErrors(wording, texts)
  const attempt = attemptWith(callErrors(wording, { ...texts, other: 'surplus:failure.attest' }))

  const fail = (error: ClientError): void => {
    if (isRecordClosed(error)) {
      setDisplayMessage(error, wording.t('surplus:cannotView.lead'))
      return $state.set({ kind: 'closed', error })
    }
    return $state.set({ kind: 'unavailable', error, message: errors.messageOf(error) })
  }

  const load = async (): Promise<void> => {
    $state.set({ kind: 'loading' })
    try {
      const notice = await api.call(getSurplusNotice, { params: { id }, signal })
      $state.set({ kind: 'shown', notice, isNew: false })
    } catch (error) {
      errors.caught(error, fail)
    }
  }

  return {
    $state,
    load,
    async attest(read, byTerms = false) {
      const { product, quoteId, modified, broker, terms } = read
      const { state, version } = read.notice
      const made = await attempt(async () => {
        const notice = await api.call(attestNotice, {
          params: { product, quoteId },
          body: {
            state,
            noticeVersion: version,
            termsVersion: terms.version,
            hasAttested: true,
            ...(broker && { surplusLinesNumber: broker.surplusLinesNumber }),
          },
          ifMatch: modified,
          signal,
        })
        $state.set({ kind: 'shown', notice, isNew: true, byTerms })
        return notice
      })
      const isOutdated = !made.isDone && made.error?.status === 409
      if (isOutdated) {
        const notice = await attempt(() => api.call(getSurplusNotice, { params: { id }, signal }))
        if (notice.isDone) $state.set({ kind: 'shown', notice: notice.result, isNew: false })
      }
      return made
    },
    download: () => attempt(() => api.call(downloadAttestedNotice, { params: { id }, signal })),
    dispose: () => controller.abort(),
  }
}
