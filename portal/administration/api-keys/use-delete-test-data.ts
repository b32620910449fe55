import { deleteTestData, searchTestQuotes } from '#core/administration/api-keys/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { confirm } from '../../frame/dialogs/confirm.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

/** Deletes the agency's test-mode records after a confirmation. */
export const useDeleteTestData = (): (() => Promise<void>) => {
  const t = useWording('keys')
  const portal = usePortal()
  return async () => {
    const isSure = await confirm(portal, {
      title: t('keys:testData.title'),
      lead: t('keys:testData.lead'),
      confirm: t('keys:testData.confirm'),
      weight: 'binding',
    })
    if (!isSure) return
    await portal.api.call(deleteTestData, {})
    portal.notifications.show('success', t('keys:testData.done'))
    await portal.queries.refresh(searchTestQuotes)
  }
}
