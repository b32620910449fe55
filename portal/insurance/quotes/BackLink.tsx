import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { stepDepth } from '#widgets/quote-calculator/step-history.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { Icon } from '../../frame/icons/Icon.tsx'
import { dashboardScreen } from '../../frame/dashboard/dashboard-screen.ts'
import { hasScreen } from '../../frame/personas/persona.ts'
import { screenPath } from '../../frame/personas/screen-path.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { inboxScreen } from './quote-screens.ts'
import styles from './quote-screen.styles.css'

/** The way back: through the history, so that the table one came from keeps page, sort and filter. */
export const BackLink = ({ label }: { readonly label: string }) => {
  const css = useStyles(styles)
  const persona = usePersona()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <Link
      className={css['back']}
      to={screenPath(persona, hasScreen(persona, inboxScreen) ? inboxScreen : dashboardScreen)}
      search={{}}
      onClick={(event) => {
        if (!canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        // The steps of a calculator are entries of the history too.
        router.history.go(-1 - stepDepth())
      }}
    >
      <Icon name="chevronLeft" />
      {label}
    </Link>
  )
}
