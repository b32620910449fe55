import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { stepDepth } from '#widgets/quote-calculator/steps/step-history.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { dashboardScreen } from '../dashboard/dashboard-screen.ts'
import { Icon } from '../icons/Icon.tsx'
import { screenPath } from '../personas/persona-paths.ts'
import { usePersona } from '../personas/use-persona.ts'
import { useCan } from '../platform/use-can.ts'
import styles from './back-link.styles.css'

/**
 * The back link. It goes through the history, so that the previous table keeps page, sort and
 * filter; without a history, to the persona's first permitted screen.
 */
export const BackLink = ({ label }: { readonly label: string }) => {
  const css = useStyles(styles)
  const persona = usePersona()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const can = useCan()
  const first = persona.screens.find(({ needs = 'any' }) => can(needs)) ?? dashboardScreen
  return (
    <Link
      className={css['back']}
      to={screenPath(persona, first)}
      search={{}}
      onClick={(event) => {
        if (!canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        // Steps of a calculator are history entries too.
        router.history.go(-1 - stepDepth())
      }}
    >
      <Icon name="chevronLeft" />
      {label}
    </Link>
  )
}
