import { useRef } from 'react'
import { getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { syncLeads } from '#core/insurance/accounts/lead-endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { callDialog } from '../../frame/dialogs/call-dialog.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'

/** Updates every lead of the viewer from the register, a hundred per call. */
export const SyncLeadsDialog = callDialog(() => {
  const t = useWording('portal', 'account-dialogs')
  const { api, queries } = usePortal()
  // A retry continues where the last attempt ended.
  const reached = useRef<{ after?: string; updated: number }>({ updated: 0 })
  return {
    title: t('account-dialogs:sync.title'),
    lead: t('account-dialogs:sync.lead'),
    submit: t('account-dialogs:sync.submit'),
    record: 'sync-leads',
    broken: t('account-dialogs:sync.failed'),
    done: () => t('account-dialogs:sync.done', { count: reached.current.updated }),
    async send() {
      let next: string | undefined
      do {
        const { after } = reached.current
        const answer = await api.call(syncLeads, { body: after === undefined ? {} : { after } })
        next = answer.next
        reached.current = {
          ...(next !== undefined && { after: next }),
          updated: reached.current.updated + answer.updated,
        }
      } while (next !== undefined)
      await queries.refresh(getAccount, searchAccounts)
    },
  }
})
