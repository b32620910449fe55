import { useNavigate } from '@tanstack/react-router'
import { fullNameOf } from '#core/identity/session/rules.ts'
import { isSupportUser } from '#core/platform/permissions/rules.ts'
import { VisuallyHidden } from '#widgets/kit/VisuallyHidden.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useModules } from '../modules/use-modules.ts'
import { Menu, type MenuItem } from '../parts/Menu.tsx'
import { usePersona } from '../personas/use-persona.ts'
import { usePortal } from '../platform/use-portal.ts'
import { Avatar } from './Avatar.tsx'
import { useProfile } from './use-profile.ts'
import { themeChoices } from './theme-choices.ts'
import styles from './account-menu.styles.css'

/** The account menu: the signed-in user and account, the theme, and the sign-out. */
export const AccountMenu = () => {
  const css = useStyles(styles)
  const t = useWording()
  const { settings, session } = usePortal()
  const user = useStore(session.$user)
  const profile = useProfile()
  const persona = usePersona()
  const navigate = useNavigate()
  const { theme } = useStore(settings.$settings)
  const name = fullNameOf(profile)
  const isSupport = user?.isStaff === true && isSupportUser(user.scopes)
  const added = useModules().flatMap(({ accountItems }) => accountItems?.() ?? [])
  const items: readonly MenuItem[] = [
    {
      id: 'profile',
      label: t('portal:header.profile'),
      icon: 'person' as const,
      perform: () =>
        void navigate({ to: '/$persona/manage/me', params: { persona: persona.id }, search: {} }),
    },
    ...themeChoices.map((choice) => ({
      id: choice.theme,
      label: t(choice.label),
      icon: choice.icon,
      group: t('portal:header.theme'),
      isChecked: theme === choice.theme,
      perform: () => settings.set('theme', choice.theme),
    })),
    ...added,
  ]
  return (
    <Menu
      label={t('portal:header.account')}
      items={items}
      header={
        <div className={css['who']}>
          <strong className={css['name']}>{name}</strong>
          <span className={css['email']}>{profile.email}</span>
          <span className={css['email']}>{profile.account.fullName}</span>
          {isSupport && <span className={css['email']}>{t('portal:header.supportUser')}</span>}
        </div>
      }
      button={{
        className: css['trigger'],
        children: (
          <>
            <VisuallyHidden>{t('portal:header.account')}</VisuallyHidden>
            <Avatar />
            <span className={css['label']}>
              <span className={css['name']}>{name}</span>
              <span className={css['account']}>{profile.account.fullName}</span>
            </span>
          </>
        ),
      }}
    />
  )
}
