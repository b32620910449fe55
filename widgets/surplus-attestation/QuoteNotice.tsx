import { useCallback } from 'react'
import type { SurplusNotice } from '#core/insurance/surplus/model.ts'
import { createNoticeView, type NoticeState } from '#core/insurance/surplus/notice-view.ts'
import { ClosedRecord } from '../kit/ClosedRecord.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { RecordBody } from '../react/RecordBody.tsx'
import { useCached, useEmit, useMethods } from '../react/use-host.ts'
import { useOpenedRecord } from '../react/use-opened-record.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './attestation.styles.css'
import { definition } from './definition.ts'
import { NoticeBody } from './NoticeBody.tsx'
import type { Variant } from './variants.ts'

const summaryOf = ({ quoteId, quoteNumber, notice, surplusNoticeAttested }: SurplusNotice) => ({
  quoteId,
  quoteNumber,
  state: notice.state,
  isAttested: surplusNoticeAttested,
})

/** The notice of a quote. It outlives its view. */
export function QuoteNotice({
  quoteId,
  variant,
}: {
  readonly quoteId: string
  readonly variant: Variant
}) {
  const css = useStyles(styles)
  const t = useWording('surplus')
  const platform = usePlatform()
  const emit = useEmit(definition)
  const view = useCached(
    `notice.${platform.instanceId}.${quoteId}`,
    () => createNoticeView(platform, { quoteId }),
    (made) => made.dispose(),
  )
  const onShown = useCallback(
    ({ notice: shown, isNew, byTerms }: Extract<NoticeState, { kind: 'shown' }>) => {
      if (!isNew) return
      const { quoteNumber, notice, modified } = shown
      const { state } = notice
      const more = byTerms === true ? { byTerms } : {}
      emit('parapet-notice-attested', { quoteId, quoteNumber, state, modified, ...more })
    },
    [emit, quoteId],
  )
  const state = useOpenedRecord(view, onShown)
  const loadMethods = useCallback(
    async () => ({
      reload: () => void view.load(),
      getNotice() {
        const current = view.$state.get()
        return current.kind === 'shown' ? summaryOf(current.notice) : undefined
      },
    }),
    [view],
  )
  useMethods(definition, loadMethods, state.kind !== 'loading')

  return (
    <div className={css['page']}>
      <RecordBody
        state={state}
        loading={t('surplus:loading')}
        skeleton={<Skeleton lines={14} height="2.4em" />}
        failed={t('surplus:failure.load')}
        retry={t('surplus:failure.tryAgain')}
        onRetry={() => void view.load()}
      >
        {(shown) =>
          shown.kind === 'shown' ? (
            <NoticeBody view={view} {...shown} variant={variant} />
          ) : (
            <ClosedRecord
              title={t('surplus:cannotView.title')}
              lead={t('surplus:cannotView.lead')}
            />
          )
        }
      </RecordBody>
    </div>
  )
}
