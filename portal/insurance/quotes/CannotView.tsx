import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useTitle } from '../../frame/shell/use-title.ts'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'

/** Shown when a record's page is opened without the link from the email (spec 2 §2). */
export const CannotView = ({ what }: { readonly what: 'review' | 'attest' }) => {
  const t = useWording('signing')
  const { supportEmail } = useStore(usePortal().region.$facts)
  useTitle(t(`signing:cannotView.${what}.title`))
  return (
    <MessagePage
      title={t(`signing:cannotView.${what}.title`)}
      lead={`${t(`signing:cannotView.${what}.lead`)} ${t('signing:cannotView.support', { email: supportEmail })}`}
    />
  )
}
