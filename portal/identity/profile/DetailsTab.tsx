import { useState } from 'react'
import { putMe } from '#core/identity/profile/endpoints.ts'
import { renewProfile } from '#core/identity/session/renew-profile.ts'
import { changeOf, detailsFor, hasNpn, type Details } from '#core/identity/profile/rules.ts'
import type { Profile } from '#core/identity/session/model.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Form } from '../../frame/forms/Form.tsx'
import { FormPhone } from '../../frame/forms/FormPhone.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { DraftGuard } from '../../frame/forms/DraftGuard.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useProfile } from '../../frame/shell/use-profile.ts'
import styles from '../../frame/forms/tab-form.styles.css'

const startOf = (profile: Profile): Details => ({
  firstName: profile.firstName,
  middleName: profile.middleName ?? '',
  lastName: profile.lastName,
  phone: profile.phone ?? '',
  npn: profile.npn ?? '',
})

/** Names, phone and producer number; read-only values are shown above. */
export const DetailsTab = () => {
  const css = useStyles(styles)
  const t = useWording('profile')
  const portal = usePortal()
  const { api, queries, notifications } = portal
  const profile = useProfile()
  const region = useStore(portal.region.$region)
  const draft = useDraftForm<Details>({
    shape: detailsFor(region, profile.phone),
    start: startOf(profile),
    record: 'profile',
  })
  const { form, refuse, forget } = draft

  const [failure, setFailure] = useState<string>()

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      const saved = await api.call(putMe, { body: changeOf(values), isShown: true })
      queries.client.setQueryData(queries.options(getMe).queryKey, saved)
      form.reset(startOf(saved))
      forget()
      notifications.show('success', t('profile:details.saved'))
      await renewProfile(portal)
    } catch (error) {
      setFailure(refuse(error))
    }
  })

  const facts = (
    <Facts
      facts={[
        [t('profile:details.email'), profile.email],
        [t('profile:details.role'), profile.role.name],
        [t('profile:details.account'), profile.account.fullName],
      ]}
    />
  )
  return (
    <Card title={t('profile:details.title')}>
      <Form
        layout="tab"
        head={facts}
        failure={failure}
        submit={{ label: t('profile:details.save'), isBusy: form.formState.isSubmitting }}
        onSubmit={send}
      >
        <DraftGuard draft={draft} />
        <div className={css['pair']}>
          <FormText
            form={form}
            name="firstName"
            label={t('profile:details.firstName')}
            autoComplete="given-name"
          />
          <FormText
            form={form}
            name="middleName"
            label={t('profile:details.middleName')}
            autoComplete="additional-name"
            isOptional
          />
          <FormText
            form={form}
            name="lastName"
            label={t('profile:details.lastName')}
            autoComplete="family-name"
          />
          <FormPhone form={form} name="phone" label={t('profile:details.phone')} isOptional />
          {hasNpn(profile.account.accountType) && (
            <FormText form={form} name="npn" label={t('profile:details.npn')} isOptional />
          )}
        </div>
      </Form>
    </Card>
  )
}
