import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import styles from './sign-in-form.styles.css'

/** What somebody can have lost on the way in. */
export type Lost = 'password' | 'mfa'

const address = '/forgot-password'

const labels = { password: 'sign-in:forgot', mfa: 'sign-in:resetMfa' } as const

interface SignInLinksProps {
  /** Leaves the page for help; without it help opens beside, for what was typed elsewhere stays. */
  readonly onLost: ((lost: Lost) => void) | undefined
}

/** For who cannot get in: a lost password, a lost second factor. */
export const SignInLinks = ({ onLost }: SignInLinksProps) => {
  const css = useStyles(styles)
  const t = useWording('sign-in')
  if (!onLost) {
    return (
      <a className={css['link']} href={address} target="_blank" rel="noreferrer">
        {t(labels.password)}
      </a>
    )
  }
  return (['password', 'mfa'] as const).map((lost) => (
    <a
      key={lost}
      className={css['link']}
      href={address}
      onClick={(event) => {
        event.preventDefault()
        onLost(lost)
      }}
    >
      {t(labels[lost])}
    </a>
  ))
}
