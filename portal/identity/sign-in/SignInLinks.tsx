import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import styles from './sign-in-form.styles.css'

/** The lost credential. */
export type Lost = 'password' | 'mfa'

const address = '/forgot-password'

const labels = { password: 'sign-in:forgot', mfa: 'sign-in:resetMfa' } as const

interface SignInLinksProps {
  /** Opens help on this page; without it, help opens in another tab to keep input. */
  readonly onLost: ((lost: Lost) => void) | undefined
}

/** Links for a lost password or second factor. */
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
