import { Link, useRouter } from '@tanstack/react-router'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormPage } from '../../frame/parts/FormPage.tsx'
import { OtherUserGuard } from '../passwords/OtherUserGuard.tsx'
import { useTitle } from '../../frame/shell/use-title.ts'
import { SignUpForm } from './SignUpForm.tsx'

/** A sign-up without a link; the email address is confirmed by mail. */
export const SignUp = () => {
  const t = useWording('sign-up')
  const router = useRouter()
  useTitle(t('sign-up:title'))
  return (
    <OtherUserGuard>
      <FormPage
        title={t('sign-up:title')}
        lead={t('sign-up:lead')}
        links={
          <Link to="/login" search={{}}>
            {t('sign-up:login')}
          </Link>
        }
      >
        <SignUpForm
          onDone={(outcome) =>
            void router.navigate({
              to: outcome === 'signed-in' ? '/loading' : '/signup-submitted',
              replace: true,
            })
          }
        />
      </FormPage>
    </OtherUserGuard>
  )
}
