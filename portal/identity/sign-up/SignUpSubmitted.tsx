import { Link } from '@tanstack/react-router'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'
import { useTitle } from '../../frame/shell/use-title.ts'

/** Shown after a sign-up without a link: a mail was sent (spec 1 §2). */
export const SignUpSubmitted = () => {
  const t = useWording('sign-up')
  useTitle(t('sign-up:submitted.title'))
  return (
    <MessagePage
      title={t('sign-up:submitted.title')}
      lead={
        <>
          {t('sign-up:submitted.thanks')}
          <br />
          {t('sign-up:submitted.admin')}
        </>
      }
    >
      <Link to="/resend-validation">{t('sign-up:submitted.resend')}</Link>
      <Link to="/login" search={{}}>
        {t('sign-up:login')}
      </Link>
    </MessagePage>
  )
}
