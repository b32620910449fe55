import { Link } from '@tanstack/react-router'
import { hasScreen } from '../../frame/personas/persona.ts'
import { screenPath } from '../../frame/personas/persona-paths.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { agencyScreen } from './agency-screens.ts'
import styles from './agency.styles.css'

/** The name of an agency, linked to its record for personas that have its page. */
export const AgencyLink = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const css = useStyles(styles)
  const persona = usePersona()
  if (!hasScreen(persona, agencyScreen)) return name
  return (
    <Link className={css['link']} to={screenPath(persona, agencyScreen, { agencyId: id })}>
      {name}
    </Link>
  )
}
