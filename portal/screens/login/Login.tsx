import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ownAddress } from '../../routes/search.ts'
import { useTitle } from '../../shell/use-title.ts'
import { Icon } from '../../icons/Icon.tsx'
import { SignInForm } from './SignInForm.tsx'
import styles from './login.sheet.css'

const route = getRouteApi('/public/login')

/** Sign-in by e-mail and password (spec 1 §2). */
export const Login = () => {
  const css = useStyles(styles)
  const t = useWording('sign-in')
  const router = useRouter()
  const { redirect } = route.useSearch()
  useTitle(t('sign-in:title'))
  const points = ['sign-in:panel.price', 'sign-in:panel.bind', 'sign-in:panel.pay'] as const
  return (
    <div className={css['page']}>
      <section className={css['card']}>
        <h1 className={css['title']}>{t('sign-in:welcome')}</h1>
        <p className={css['lead']}>{t('sign-in:lead')}</p>
        <SignInForm
          onSignedIn={() =>
            void router.navigate({ href: ownAddress(redirect) ?? '/loading', replace: true })
          }
          onPasswordExpired={() => void router.navigate({ to: '/password-expired' })}
        />
      </section>
      <aside className={css['panel']}>
        <h2 className={css['panelTitle']}>{t('sign-in:panel.title')}</h2>
        <p>{t('sign-in:panel.lead')}</p>
        <ul className={css['points']}>
          {points.map((key) => (
            <li key={key} className={css['point']}>
              <Icon name="check" />
              {t(key)}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
