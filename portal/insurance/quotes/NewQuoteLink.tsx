import { Link } from '@tanstack/react-router'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Icon } from '../../frame/icons/Icon.tsx'
import { hasScreen } from '../../frame/personas/persona.ts'
import { screenPath } from '../../frame/personas/screen-path.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { newQuoteScreen } from './quote-screens.ts'
import styles from './new-quote-link.styles.css'

/** The one primary button of an agency's dashboard; hidden for personas without new quotes. */
export const NewQuoteLink = () => {
  const css = useStyles(styles)
  const t = useWording()
  const persona = usePersona()
  if (!hasScreen(persona, newQuoteScreen)) return null
  return (
    <Link className={css['link']} to={screenPath(persona, newQuoteScreen)}>
      <Icon name="plus" />
      {t('quotes:new')}
    </Link>
  )
}
