import { Link } from '@tanstack/react-router'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ModuleSlot } from '../modules/ModuleSlot.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'
import { profilePath } from '../personas/persona-paths.ts'
import { usePersona } from '../personas/use-persona.ts'
import { usePortal } from '../platform/use-portal.ts'
import { useProfile } from '../shell/use-profile.ts'
import { useTitle } from '../shell/use-title.ts'

/** The dashboard of a persona without records: lists what they can do. */
export const EmptyDashboard = () => {
  const t = useWording('portal', 'shell')
  const persona = usePersona()
  const { account } = useProfile()
  const { region } = usePortal()
  const { supportEmail } = useStore(region.$facts)
  useTitle(t('portal:dashboard.title'))
  return (
    <MessagePage
      title={t('portal:dashboard.emptyTitle')}
      lead={t('portal:dashboard.emptyLead', { account: account.fullName })}
    >
      <Link to={profilePath(persona)}>{t('shell:empty.profile')}</Link>
      <a href={`mailto:${supportEmail}`}>{t('shell:empty.support')}</a>
      <ModuleSlot name="DashboardPart" />
    </MessagePage>
  )
}
