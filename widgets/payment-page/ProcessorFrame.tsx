import { useEffect, useRef, useState } from 'react'
import type { OpenFrame } from '#core/insurance/billing/frame.ts'
import type { PaymentChoice, ProviderKey } from '#core/insurance/billing/model.ts'
import { classNames } from '../kit/class-names.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useHost } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { listenToFrame, listenToPolicy } from './frame-link.ts'
import { usePayment } from './payment-context.ts'
import styles from './payment-dialog.styles.css'
import { schemeOf } from './color-scheme.ts'

/** Maximum renewals of a frame's key. */
const maxRenewals = 5

/** The frame's style sheet sets colors only so that they can be read here. */
const lookOf = (frame: HTMLIFrameElement): OpenFrame['look'] => {
  const { color, outlineColor, backgroundColor } = getComputedStyle(frame)
  return { accent: color, onAccent: outlineColor, surface: backgroundColor }
}

const openMessage = (
  frame: HTMLIFrameElement,
  key: ProviderKey,
  choice: PaymentChoice,
): OpenFrame => ({
  type: 'open',
  key: key.key,
  authCode: key.authCode,
  method: choice.method,
  look: lookOf(frame),
  ...(choice.tokenId === undefined ? {} : { tokenId: choice.tokenId }),
})

const addressOf = (key: ProviderKey, locale: string, element: Element): string => {
  const url = new URL('/frame', key.url)
  url.searchParams.set('permit', key.framePermit)
  url.searchParams.set('parent', window.location.origin)
  url.searchParams.set('locale', locale)
  url.searchParams.set('theme', schemeOf(element))
  return url.href
}

const Opening = () => {
  const t = useWording('payment')
  return (
    <>
      <VisuallyHidden live>{t('payment:frame.opening')}</VisuallyHidden>
      <Skeleton lines={4} height="2.75em" />
    </>
  )
}

interface FrameProps {
  readonly providerKey: ProviderKey
  readonly choice: PaymentChoice
  readonly onBusy: () => void
}

/** The frame with a key. A new key is sent to the same frame, so that its input stays. */
function OpenedFrame({ providerKey: key, choice, onBusy }: FrameProps) {
  const css = useStyles(styles)
  const t = useWording('payment')
  const payment = usePayment()
  const { element } = useHost()
  const locale = useStore(usePlatform().wording.$locale)
  const frame = useRef<HTMLIFrameElement>(null)
  const renewals = useRef(0)
  const [isReady, setIsReady] = useState(false)
  const [height, setHeight] = useState<number>()
  const [address] = useState(() => addressOf(key, locale, element))
  const { origin } = new URL(address)

  useEffect(
    () =>
      listenToFrame(frame, origin, (message) => {
        switch (message.type) {
          case 'ready':
            payment.frameOpened()
            return setIsReady(true)
          case 'resize':
            return setHeight(message.height)
          case 'busy':
            return onBusy()
          case 'expired':
            renewals.current += 1
            return renewals.current <= maxRenewals ? void payment.renewKey() : undefined
          case 'cancelled':
            return void payment.closeFrame({ wasBusy: false })
          case 'completed':
            return void payment.complete(message)
          default:
            return message satisfies never
        }
      }),
    [onBusy, origin, payment],
  )

  useEffect(() => listenToPolicy(origin, payment.frameBlocked), [origin, payment])

  useEffect(() => {
    const { current } = frame
    if (!isReady || current === null) return
    current.contentWindow?.postMessage(openMessage(current, key, choice), origin)
  }, [choice, isReady, key, origin])

  return (
    <>
      {!isReady && <Opening />}
      <iframe
        ref={frame}
        className={classNames(css['iframe'], !isReady && css['waiting'])}
        src={address}
        title={t('payment:frame.title')}
        // Its origin differs from the page's, so it cannot remove its own sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-forms allow-scripts allow-same-origin"
        allow="payment"
        referrerPolicy="no-referrer"
        style={{ height: isReady && height !== undefined ? `${height}px` : undefined }}
      />
    </>
  )
}

/** The processor's own page: its input never passes through this one. */
export function ProcessorFrame({
  providerKey,
  ...rest
}: Omit<FrameProps, 'providerKey'> & { readonly providerKey: ProviderKey | undefined }) {
  const css = useStyles(styles)
  return (
    <div className={css['holder']}>
      {providerKey === undefined ? (
        <Opening />
      ) : (
        <OpenedFrame providerKey={providerKey} {...rest} />
      )}
    </div>
  )
}
