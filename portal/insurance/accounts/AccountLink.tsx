import { Link } from '@tanstack/react-router'
import { hasScreen } from '../../frame/personas/persona.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { overviewPart } from './account-parts.ts'
import { accountAddress } from './account-row.ts'
import styles from './account-page.styles.css'

/** The name of a company with a link to its account, for personas with a page for it. */
export const AccountLink = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const css = useStyles(styles)
  const persona = usePersona()
  if (!hasScreen(persona, overviewPart)) return name
  return (
    <Link className={css['link']} to={accountAddress({ id }, `/${persona.id}`)}>
      {name}
    </Link>
  )
}
