import { Link, useRouter } from '@tanstack/react-router'
import type { TokenDetails } from '#core/identity/sign-up/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormPage } from '../../../frame/parts/FormPage.tsx'
import { ownAddress } from '../../../frame/addresses/search.ts'
import { JoinForm } from './JoinForm.tsx'

interface JoinProps {
  readonly token: string
  readonly hasNames: boolean
  readonly details: TokenDetails
}

/** A new user joins an existing organisation (spec 1 §2). */
export const Join = ({ token, hasNames, details }: JoinProps) => {
  const t = useWording('sign-up')
  const router = useRouter()
  const { email, firstName, lastName, redirectURL } = details
  return (
    <FormPage
      title={t('sign-up:join.title')}
      lead={t('sign-up:join.lead')}
      links={
        <Link to="/login" search={{}}>
          {t('sign-up:login')}
        </Link>
      }
    >
      <JoinForm
        token={token}
        hasNames={hasNames}
        email={email}
        firstName={firstName}
        lastName={lastName}
        onJoined={() =>
          void router.navigate({ href: ownAddress(redirectURL) ?? '/loading', replace: true })
        }
      />
    </FormPage>
  )
}
