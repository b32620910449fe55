import { useQuery } from '@tanstack/react-query'
import {
  deleteSavedView,
  listSavedViews,
  saveSavedView,
} from '#core/identity/saved-views/endpoints.ts'
import type { SavedView } from '#core/identity/saved-views/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useAttempt } from '../../frame/actions/use-attempt.ts'
import { confirm } from '../../frame/dialogs/confirm.ts'
import type { SavedViewsProps } from '../../frame/modules/shell-parts.ts'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useProfile } from '../../frame/shell/use-profile.ts'
import { saveViewDialog } from './save-view-dialog.ts'
import { ViewList } from './ViewList.tsx'
import styles from './views-panel.styles.css'

/** The saved views of a table: open, save, edit and delete. */
export const ViewsPanel = ({ table, address, current, onChoose }: SavedViewsProps) => {
  const css = useStyles(styles)
  const t = useWording('portal', 'saved-views')
  const portal = usePortal()
  const { api, dialogs, notifications, queries } = portal
  const { account } = useProfile()
  const { busy, attempt } = useAttempt<'update'>()
  const answer = useQuery(queries.options(listSavedViews, { query: { table } }))
  const views = answer.data?.views ?? []
  const active = views.find(({ id }) => id === current)

  const run = async (work: () => Promise<unknown>): Promise<void> => {
    const message = await attempt('update', work)
    if (message !== undefined) notifications.show('error', message)
  }
  const save = async (): Promise<void> => {
    const saved = await dialogs.open(saveViewDialog, { table, address })
    if (saved) onChoose(saved.address, saved.id)
  }
  const update = ({ id, name, isShared }: SavedView): Promise<void> =>
    run(async () => {
      await api.call(saveSavedView, { params: { id }, body: { table, name, isShared, address } })
      notifications.show('success', t('saved-views:saved', { name }))
      await queries.refresh(listSavedViews)
    })
  const edit = (view: SavedView): void => {
    const { id, name, isShared } = view
    void dialogs.open(saveViewDialog, {
      table,
      address: view.address,
      view: { id, name, isShared },
    })
  }
  const remove = ({ id, name, isShared }: SavedView): Promise<void> =>
    run(async () => {
      const isSure = await confirm(portal, {
        title: t('saved-views:remove.title'),
        lead: t(isShared ? 'saved-views:remove.leadShared' : 'saved-views:remove.lead', {
          name,
          account: account.name,
        }),
        confirm: t('saved-views:remove.confirm'),
      })
      if (!isSure) return
      await api.call(deleteSavedView, { params: { id } })
      notifications.show('success', t('saved-views:deleted', { name }))
      await queries.refresh(listSavedViews)
      if (id === current) onChoose(address, undefined)
    })

  const lists = [
    { label: t('saved-views:own'), views: views.filter(({ isShared }) => !isShared) },
    { label: t('saved-views:shared'), views: views.filter(({ isShared }) => isShared) },
  ]
  return (
    <div className={css['panel']}>
      {answer.isPending && <p className={css['none']}>…</p>}
      {answer.data === undefined && <QueryFailed answer={answer} isSmall />}
      {answer.data?.views.length === 0 && <p className={css['none']}>{t('saved-views:none')}</p>}
      {lists
        .filter((list) => list.views.length > 0)
        .map((list) => (
          <ViewList
            key={list.label}
            {...list}
            current={current}
            onChoose={(view) => onChoose(view.address, view.id)}
            onEdit={edit}
            onRemove={(view) => void remove(view)}
          />
        ))}
      <div className={css['foot']}>
        {active?.mayChange === true && (
          <Button size="small" busy={busy === 'update'} onClick={() => void update(active)}>
            {t('saved-views:update', { name: active.name })}
          </Button>
        )}
        <Button size="small" onClick={() => void save()}>
          {t('saved-views:save')}
        </Button>
      </div>
    </div>
  )
}
