import { getRouteApi, Link, Navigate, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { SignUpLinkState } from '#core/identity/sign-up/sign-up-link.ts'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormPage } from '../../frame/parts/FormPage.tsx'
import { OtherUserGuard } from '../passwords/OtherUserGuard.tsx'
import { part } from '../../frame/parts/part.tsx'
import { homeOf } from '../../frame/personas/persona-paths.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { existingCase } from '../sign-in/existing-case.ts'
import { ownAddress } from '../../frame/addresses/search.ts'

const SignUpForm = part(async () => (await import('./SignUpForm.tsx')).SignUpForm, {
  loading: <Skeleton lines={6} height="2.4em" />,
})
const Join = part(async () => (await import('./join/Join.tsx')).Join, {
  loading: <Skeleton lines={6} height="2.4em" />,
})

const route = getRouteApi('/public/signup-validation/$token')

interface LinkViewsProps {
  readonly token: string
  readonly link: Extract<SignUpLinkState, { readonly kind: 'open' }>
  readonly onLost: () => void
}

/** The view of a valid link. */
export const LinkViews = ({ token, link, onLost }: LinkViewsProps) => {
  const { view, details } = link
  switch (view.view) {
    case 'sign-in':
      return <ToSignIn link={link} />
    case 'join':
      return (
        <OtherUserGuard email={details.email}>
          <Join token={token} hasNames={view.hasNames} details={details} />
        </OtherUserGuard>
      )
    case 'sign-up':
      return (
        <OtherUserGuard email={details.email}>
          <NewAccount token={token} link={link} onLost={onLost} />
        </OtherUserGuard>
      )
    default:
      return view satisfies never
  }
}

/** The address of the sign-in, with the link's kind and the address to open afterwards. */
const ToSignIn = ({ link }: Pick<LinkViewsProps, 'link'>) => {
  const t = useWording('sign-up')
  const { handoffs } = usePortal()
  const { view, details } = link
  const { tokenType, email, redirectURL } = details
  const success =
    view.view === 'sign-in' && view.confirms
      ? t('sign-up:confirmed', { email: email ?? '' })
      : undefined
  useEffect(() => {
    handoffs.signIn.put({ email, ...(success !== undefined && { success }) })
  }, [handoffs, email, success])
  return (
    <Navigate
      to="/login"
      search={{ existing: existingCase.parse(tokenType), redirect: ownAddress(redirectURL) }}
      replace
    />
  )
}

const NewAccount = ({ token, link, onLost }: LinkViewsProps) => {
  const t = useWording('sign-up')
  const router = useRouter()
  const { redirect } = route.useSearch()
  const { accountType, email, firstName, lastName, redirectURL } = link.details
  const facts = useMemo(
    () => ({ token, accountType, email, firstName, lastName }),
    [token, accountType, email, firstName, lastName],
  )
  /** Goes to the previous page, or to the dashboard of the account type (spec 1 §2). */
  const startNext = () => {
    const home = homeOf(accountType) ?? '/loading'
    const href = ownAddress(redirect) ?? ownAddress(redirectURL) ?? home
    void router.navigate({ href, replace: true })
  }
  return (
    <FormPage
      title={t('sign-up:title')}
      lead={t('sign-up:linkLead')}
      links={
        <Link to="/login" search={{}}>
          {t('sign-up:login')}
        </Link>
      }
    >
      <SignUpForm
        link={facts}
        onDone={(outcome) => {
          if (outcome === 'link-lost') onLost()
          else startNext()
        }}
      />
    </FormPage>
  )
}
