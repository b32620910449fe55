import { Link } from '@tanstack/react-router'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { accountPartsOf, partPath } from './account-part.ts'
import styles from './account-page.styles.css'

/** The name of a company, linked to its account for personas that have its page. */
export const AccountLink = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const css = useStyles(styles)
  const persona = usePersona()
  const [first] = accountPartsOf(persona)
  if (first === undefined) return name
  return (
    <Link className={css['link']} to={partPath(persona, first, id)}>
      {name}
    </Link>
  )
}
