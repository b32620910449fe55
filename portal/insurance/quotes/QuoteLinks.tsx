import { Link } from '@tanstack/react-router'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Icon } from '../../frame/icons/Icon.tsx'
import { hasScreen } from '../../frame/personas/persona.ts'
import { screenPath } from '../../frame/personas/persona-paths.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { requestQuoteScreen } from './wizard/wizard-screens.ts'
import styles from './quote-links.styles.css'
import { part } from '../../frame/parts/part.tsx'
import { useHasOverview } from './overview/use-dashboard-start.ts'

/** The primary button of an agency's dashboard; hidden from users who cannot create quotes. */
export const NewQuoteLink = () => {
  const css = useStyles(styles)
  const t = useWording()
  const persona = usePersona()
  const can = useCan()
  if (!hasScreen(persona, requestQuoteScreen) || !can('quote:create')) return null
  return (
    <Link className={css['link']} to={screenPath(persona, requestQuoteScreen)}>
      <Icon name="plus" />
      {t('quotes:new')}
    </Link>
  )
}

const OverviewLink = part(async () => (await import('./overview/OverviewLink.tsx')).OverviewLink, {
  missing: 'nothing',
})

/** In the dashboard header: links to the overview and to a new quote. */
export const QuoteLinks = () => (
  <>
    {useHasOverview() && <OverviewLink />}
    <NewQuoteLink />
  </>
)
