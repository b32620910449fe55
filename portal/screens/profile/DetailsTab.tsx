import { useState } from 'react'
import { putMe } from '#core/profile/endpoints.ts'
import { renewProfile } from '#core/profile/renew.ts'
import { changeOf, detailsFor, hasNpn, type Details } from '#core/profile/rules.ts'
import type { Profile } from '#core/session/model.ts'
import { getMe } from '#core/session/endpoints.ts'
import { formatPhone } from '#core/validation/phone.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormPhone } from '../../forms/FormPhone.tsx'
import { FormText } from '../../forms/FormText.tsx'
import { LeaveGuard } from '../../forms/LeaveGuard.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { Facts } from '../../parts/Facts.tsx'
import { usePortal } from '../../platform/use-portal.ts'
import { useProfile } from '../../shell/use-profile.ts'
import styles from './profile.sheet.css'

const startOf = (profile: Profile, phone: string): Details => ({
  firstName: profile.firstName,
  middleName: profile.middleName ?? '',
  lastName: profile.lastName,
  phone,
  npn: profile.npn ?? '',
})

/** Names, phone and producer number; what others decide on stands above, to be read. */
export const DetailsTab = () => {
  const css = useStyles(styles)
  const t = useWording('profile')
  const portal = usePortal()
  const { api, queries, notifications } = portal
  const profile = useProfile()
  const region = useStore(portal.region.$region)
  const { form, isDirty, refuse, forget } = useDraftForm<Details>({
    shape: detailsFor(region),
    start: startOf(profile, formatPhone(region, profile.phone ?? '')),
    record: 'profile',
  })
  const [failure, setFailure] = useState<string>()

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      const saved = await api.call(putMe, { body: changeOf(values) })
      queries.client.setQueryData(queries.options(getMe).queryKey, saved)
      form.reset(startOf(saved, formatPhone(region, saved.phone ?? '')))
      forget()
      notifications.show('success', t('profile:details.saved'))
      await renewProfile(portal)
    } catch (error) {
      setFailure(refuse(error))
    }
  })

  return (
    <Card title={t('profile:details.title')}>
      <form className={css['form']} noValidate onSubmit={(event) => void send(event)}>
        <LeaveGuard isDirty={isDirty} />
        <Facts
          facts={[
            [t('profile:details.email'), profile.email],
            [t('profile:details.role'), profile.role.name],
            [t('profile:details.account'), profile.account.fullName],
          ]}
        />
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
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
        <div className={css['actions']}>
          <Button look="primary" type="submit" busy={form.formState.isSubmitting}>
            {t('profile:details.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
