import { useEffect, useRef, useState } from 'react'
import type { OpenFrame } from '#core/billing/frame.ts'
import type { PaymentChoice, ProviderKey } from '#core/billing/model.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useHost } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { listenToFrame } from './frame-link.ts'
import { usePayment } from './payment-context.ts'
import styles from './paying.sheet.css'
import { schemeOf } from './scheme.ts'

/** Keys are renewed for a frame that says its own is used up, but not for ever. */
const mostRenewals = 5

const openMessage = (key: ProviderKey, choice: PaymentChoice): OpenFrame => ({
  type: 'open',
  key: key.key,
  authCode: key.authCode,
  method: choice.method,
  ...(choice.tokenId === undefined ? {} : { tokenId: choice.tokenId }),
})

/** The processor's own page: what is typed in there never passes through this one. */
export function ProcessorFrame({
  policyKey: key,
  choice,
  onBusy,
}: {
  readonly policyKey: ProviderKey | undefined
  readonly choice: PaymentChoice
  readonly onBusy: () => void
}) {
  const css = useStyles(styles)
  const t = useWording('payment')
  const payment = usePayment()
  const { element } = useHost()
  const locale = useStore(usePlatform().wording.$locale)
  const frame = useRef<HTMLIFrameElement>(null)
  const renewals = useRef(0)
  const [isReady, setIsReady] = useState(false)
  const [height, setHeight] = useState<number>()
  // The frame keeps its address when the key is renewed: what was typed in it stays.
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (key === undefined) return
    setAddress((known) => {
      if (known !== undefined) return known
      const url = new URL('/frame', key.url)
      url.searchParams.set('parent', window.location.origin)
      url.searchParams.set('locale', locale)
      url.searchParams.set('theme', schemeOf(element))
      return url.href
    })
  }, [element, key, locale])

  useEffect(() => {
    if (address === undefined) return undefined
    return listenToFrame(frame, new URL(address).origin, (message) => {
      switch (message.type) {
        case 'ready':
          return setIsReady(true)
        case 'resize':
          return setHeight(message.height)
        case 'busy':
          return onBusy()
        case 'expired':
          renewals.current += 1
          return renewals.current <= mostRenewals ? void payment.renewKey() : undefined
        case 'cancelled':
          return void payment.closeFrame({ wasBusy: false })
        case 'completed':
          return void payment.complete(message)
        default:
          return message satisfies never
      }
    })
  }, [address, onBusy, payment])

  useEffect(() => {
    if (!isReady || key === undefined || address === undefined) return
    frame.current?.contentWindow?.postMessage(openMessage(key, choice), new URL(address).origin)
  }, [address, choice, isReady, key])

  return (
    <div className={css['holder']}>
      {!isReady && (
        <div className={css['opening']}>
          <VisuallyHidden live>{t('payment:frame.opening')}</VisuallyHidden>
          <Skeleton lines={4} height="2.75em" />
        </div>
      )}
      {address !== undefined && (
        <iframe
          ref={frame}
          className={css['iframe']}
          src={address}
          title={t('payment:frame.title')}
          // It stands on an origin of its own, so it cannot lift its own sandbox.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-forms allow-scripts allow-same-origin"
          allow="payment"
          referrerPolicy="no-referrer"
          style={{ height: height === undefined ? undefined : `${height}px` }}
        />
      )}
    </div>
  )
}
