import { useNavigate } from '@tanstack/react-router'
import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../platform/use-portal.ts'
import { SignInForm } from '../screens/login/SignInForm.tsx'
import { Cover } from './Cover.tsx'
import styles from './cover.sheet.css'

/** The sign-in over a mounted screen: same user, same place, nothing typed is lost. */
export const SignInAgain = () => {
  const css = useStyles(styles)
  const t = useWording('portal', 'sign-in')
  const { session, queries } = usePortal()
  const user = useStore(session.$user)
  const navigate = useNavigate()
  return (
    <Cover title={t('sign-in:again.title')}>
      <p className={css['lead']}>
        {t('common:failure.sessionExpired')} {t('sign-in:again.kept')}
      </p>
      <SignInForm
        {...(user === undefined ? {} : { username: user.email })}
        onSignedIn={() => void queries.client.invalidateQueries()}
        onPasswordExpired={() => void navigate({ to: '/password-expired' })}
      />
      <div className={css['row']}>
        <Button look="quiet" onClick={() => void navigate({ to: '/logout' })}>
          {t('sign-in:again.other')}
        </Button>
      </div>
    </Cover>
  )
}
