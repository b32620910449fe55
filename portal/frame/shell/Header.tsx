import { Link } from '@tanstack/react-router'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Icon } from '../icons/Icon.tsx'
import { ModuleSlot } from '../modules/ModuleSlot.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { usePersona } from '../personas/use-persona.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Brand } from './Brand.tsx'
import styles from './header.styles.css'

interface HeaderProps {
  readonly isMenuOpen: boolean
  readonly onMenu: () => void
  readonly onSearch: () => void
}

/** The header: the product, the command palette, and the account menu. */
export const Header = ({ isMenuOpen, onMenu, onSearch }: HeaderProps) => {
  const css = useStyles(styles)
  const t = useWording()
  const persona = usePersona()
  return (
    <header className={css['header']}>
      <span className={css['menu']}>
        <IconButton
          icon="menu"
          label={t(isMenuOpen ? 'portal:menu.close' : 'portal:menu.open')}
          aria-expanded={isMenuOpen}
          aria-controls="menu"
          onClick={onMenu}
        />
      </span>
      <Link
        className={css['home']}
        to="/$persona/dashboard"
        params={{ persona: persona.id }}
        search={{}}
      >
        <Brand />
      </Link>
      <button type="button" className={css['search']} onClick={onSearch}>
        <Icon name="search" />
        <span className={css['searchText']}>{t('portal:header.search')}</span>
        <kbd className={css['key']}>Ctrl K</kbd>
      </button>
      <ModuleSlot name="HeaderPart" />
      <AccountMenu />
    </header>
  )
}
