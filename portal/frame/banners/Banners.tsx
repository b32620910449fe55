import { useEffect, useState } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { part } from '../parts/part.tsx'
import { usePortal } from '../platform/use-portal.ts'
import styles from './banners.styles.css'

/** Reserves the height of the banner, so that the screen below does not move. */
const Room = () => <div className={useStyles(styles)['room']} />

const CookieBar = part(async () => (await import('./CookieBar.tsx')).CookieBar, {
  missing: 'nothing',
})
const IncidentBanner = part(async () => (await import('./IncidentBanner.tsx')).IncidentBanner, {
  loading: <Room />,
  missing: 'nothing',
})

/** Milliseconds from page load to the cookie bar (spec 1 §9). */
const delay = 1_500

/** Loads and shows the cookie bar 1.5 s after page load. */
export const CookieQuestion = () => {
  const { clock, consent } = usePortal()
  const answer = useStore(consent.$consent)
  const [isDue, setDue] = useState(false)

  useEffect(() => clock.after(Math.max(0, delay - clock.monotonic()), () => setDue(true)), [clock])

  if (!isDue || answer !== undefined) return null
  return <CookieBar />
}

/** The session storage key of a dismissed incident banner. */
const dismissedKey = 'parapet.incident-dismissed'

/** The incident banner while its flag is on, until it is dismissed. */
export const Incident = () => {
  const { flags, host } = usePortal()
  const { INCIDENT_BANNER: isOn } = useStore(flags.$flags)
  const [isDismissed, setDismissed] = useState(() => host.tab.get(dismissedKey) !== undefined)

  useEffect(() => {
    // Dismissing applies to this incident only.
    if (!isOn) host.tab.remove(dismissedKey)
  }, [isOn, host])
  if (!isOn && isDismissed) setDismissed(false)

  if (!isOn || isDismissed) return null
  return (
    <IncidentBanner
      onDismiss={() => {
        host.tab.set(dismissedKey, 'true')
        setDismissed(true)
      }}
    />
  )
}
