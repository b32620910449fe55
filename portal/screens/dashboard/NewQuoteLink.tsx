import { Link } from '@tanstack/react-router'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Icon } from '../../icons/Icon.tsx'
import { screenPath } from '../../personas/screen-path.ts'
import { usePersona } from '../../personas/use-persona.ts'
import styles from './dashboard.sheet.css'

/** The one primary button of an agency's dashboard. */
export const NewQuoteLink = () => {
  const css = useStyles(styles)
  const t = useWording()
  return (
    <Link className={css['primary']} to={screenPath(usePersona(), 'new-quote')}>
      <Icon name="plus" />
      {t('portal:menu.newQuote')}
    </Link>
  )
}
