import { useEffect, useState } from 'react'
import { isFinal, canRetry, type ClientError } from '#core/foundation/errors/client-error.ts'
import type { SecurityCode } from '#core/identity/security-code/security-code.ts'
import { clockText } from '#core/identity/security-code/remaining-seconds.ts'
import { Button } from '../kit/Button.tsx'
import { Notice } from '../kit/Notice.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { useHost } from '../react/use-host.ts'
import { useLive } from '../react/use-live.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { CodeEntryView } from './CodeEntryView.tsx'
import { LoadingCode } from './LoadingCode.tsx'
import styles from './security-code.styles.css'
import { SupportLine } from './SupportLine.tsx'
import { UnsentView } from './UnsentView.tsx'

function Locked({ code }: { readonly code: SecurityCode }) {
  const css = useStyles(styles)
  const t = useWording('security-code')
  const { locked } = useStore(code.$waits)
  return (
    <>
      <h2 className={css['title']}>{t('security-code:locked.title')}</h2>
      <p className={css['lead']}>{t('security-code:locked.text', { time: clockText(locked) })}</p>
    </>
  )
}

function Failed({
  code,
  error,
  message,
}: {
  readonly code: SecurityCode
  readonly error: ClientError
  readonly message: string
}) {
  const t = useWording('security-code')
  return (
    <Notice
      tone="error"
      title={message}
      final={isFinal(error)}
      actions={
        canRetry(error) && (
          <Button size="small" icon="refresh" onClick={() => void code.load()}>
            {t('security-code:tryAgain')}
          </Button>
        )
      }
    />
  )
}

/** After a correct code the portal navigates; a host page shows or links to the record. */
function Verified({ redirectURL }: { readonly redirectURL: string }) {
  const css = useStyles(styles)
  const t = useWording('security-code')
  const { apiBase, mode } = usePlatform()
  const { values } = useHost()
  const live = useLive('status')
  if (mode === 'portal') {
    return (
      <p className={css['passing']} {...live}>
        <Spinner /> {t('security-code:verified')}
      </p>
    )
  }
  return (
    <Notice tone="success" title={t('security-code:next.accepted')} final>
      {values.get()['isHandedOver'] === true ? (
        <p>{t('security-code:next.here')}</p>
      ) : (
        <a href={new URL(redirectURL, apiBase).href}>{t('security-code:next.open')}</a>
      )}
    </Notice>
  )
}

function Body({ code }: { readonly code: SecurityCode }) {
  const host = useHost()
  const state = useStore(code.$state)
  const [isRequested, setRequested] = useState(false)
  useEffect(() => {
    if (state.kind === 'failed') host.report(state.error)
  }, [host, state])
  switch (state.kind) {
    case 'loading':
      return <LoadingCode />
    case 'failed':
      return <Failed code={code} error={state.error} message={state.message} />
    case 'unsent':
      return (
        <UnsentView
          code={code}
          flow={state.flow}
          workflow={state.workflow}
          onRequest={() => setRequested(true)}
        />
      )
    case 'asking':
      return (
        <CodeEntryView
          code={code}
          flow={state.flow}
          workflow={state.workflow}
          takesFocus={isRequested}
        />
      )
    case 'locked':
      return <Locked code={code} />
    case 'verified':
      return <Verified redirectURL={state.redirectURL} />
    default:
      return state satisfies never
  }
}

/** A security-code page in any state; also shown before a payment page. */
export function SecurityCodeView({ code }: { readonly code: SecurityCode }) {
  const css = useStyles(styles)
  return (
    <section className={css['page']}>
      <Body code={code} />
      <SupportLine />
    </section>
  )
}
