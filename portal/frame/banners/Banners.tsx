import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { usePortal } from '../platform/use-portal.ts'
import styles from './banners.styles.css'

const CookieBar = lazy(async () => ({ default: (await import('./CookieBar.tsx')).CookieBar }))
const IncidentBanner = lazy(async () => ({
  default: (await import('./IncidentBanner.tsx')).IncidentBanner,
}))

/** Milliseconds from the page's load to the cookie bar (spec 1 §9). */
const delay = 1_500

/** Shows the cookie bar 1.5 s after the page loaded, and loads its code then. */
export const CookieQuestion = () => {
  const { clock, consent } = usePortal()
  const answer = useStore(consent.$consent)
  const [isDue, setDue] = useState(false)

  useEffect(() => clock.after(Math.max(0, delay - clock.monotonic()), () => setDue(true)), [clock])

  if (!isDue || answer !== undefined) return null
  return (
    <Suspense fallback={null}>
      <CookieBar />
    </Suspense>
  )
}

/** The key in the tab's storage of a dismissed incident banner. */
const dismissedKey = 'parapet.incident-dismissed'

/** The incident banner while its flag is on, until it is dismissed. */
export const Incident = () => {
  const css = useStyles(styles)
  const { flags, host } = usePortal()
  const { INCIDENT_BANNER: isOn } = useStore(flags.$flags)
  const [isDismissed, setDismissed] = useState(() => host.tab.get(dismissedKey) !== undefined)

  useEffect(() => {
    // The next incident is shown again.
    if (!isOn) host.tab.remove(dismissedKey)
  }, [isOn, host])
  if (!isOn && isDismissed) setDismissed(false)

  if (!isOn || isDismissed) return null
  return (
    <Suspense fallback={<div className={css['room']} />}>
      <IncidentBanner
        onDismiss={() => {
          host.tab.set(dismissedKey, 'true')
          setDismissed(true)
        }}
      />
    </Suspense>
  )
}
