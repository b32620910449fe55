import { useCallback, useEffect } from 'react'
import type { SurplusNotice } from '#core/insurance/surplus/model.ts'
import { createNoticeView } from '#core/insurance/surplus/notice-view.ts'
import { ClosedDialog } from '../kit/ClosedDialog.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { RecordBody } from '../react/RecordBody.tsx'
import { useAccessChange } from '../react/use-access-change.ts'
import { useCached, useEmit, useHost, useMethods } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './attestation.styles.css'
import { definition } from './definition.ts'
import { NoticeBody } from './NoticeBody.tsx'
import type { Variant } from './variants.ts'

const factsOf = ({ quoteId, quoteNumber, notice, surplusNoticeAttested }: SurplusNotice) => ({
  quoteId,
  quoteNumber,
  state: notice.state,
  isAttested: surplusNoticeAttested,
})

/** The notice of a quote; it outlives its view. */
export function NoticeOf({
  quoteId,
  variant,
}: {
  readonly quoteId: string
  readonly variant: Variant
}) {
  const css = useStyles(styles)
  const t = useWording('surplus')
  const platform = usePlatform()
  const host = useHost()
  const emit = useEmit(definition)
  const view = useCached(
    `notice.${platform.instanceId}.${quoteId}`,
    () => createNoticeView(platform, { quoteId }),
    (made) => made.dispose(),
  )
  const state = useStore(view.$state)

  useEffect(() => void view.load(), [view])
  useEffect(
    () =>
      view.$state.subscribe((next) => {
        if (next.kind === 'unavailable' || next.kind === 'closed') host.report(next.error)
        if (next.kind !== 'shown' || !next.isNew) return
        const { quoteNumber, notice } = next.notice
        emit('parapet-notice-attested', { quoteId, quoteNumber, state: notice.state })
      }),
    [emit, host, quoteId, view],
  )
  const retry = useCallback(() => {
    if (view.$state.get().kind !== 'shown') void view.load()
  }, [view])
  useAccessChange(retry)
  const bring = useCallback(
    async () => ({
      reload: () => void view.load(),
      getNotice() {
        const current = view.$state.get()
        return current.kind === 'shown' ? factsOf(current.notice) : undefined
      },
    }),
    [view],
  )
  useMethods(definition, bring, state.kind !== 'loading')

  return (
    <div className={css['page']}>
      <RecordBody
        state={state}
        loading={t('surplus:loading')}
        skeleton={<Skeleton lines={14} height="2.4em" />}
        retry={t('surplus:failure.tryAgain')}
        onRetry={() => void view.load()}
      >
        {(shown) =>
          shown.kind === 'shown' ? (
            <NoticeBody view={view} {...shown} variant={variant} />
          ) : (
            <ClosedDialog
              title={t('surplus:cannotView.title')}
              lead={t('surplus:cannotView.lead')}
            />
          )
        }
      </RecordBody>
    </div>
  )
}
