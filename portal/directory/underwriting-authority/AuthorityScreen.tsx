import { useQuery } from '@tanstack/react-query'
import { listAuthority, resetAuthority } from '#core/directory/underwriting-authority/endpoints.ts'
import type { AuthorityEntry } from '#core/directory/underwriting-authority/model.ts'
import { currencyOf, type Region, regions } from '#core/foundation/region/regions.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { lineKey, regionName } from './authority-labels.ts'
import { useAttempt } from '../../frame/actions/use-attempt.ts'
import { confirm } from '../../frame/dialogs/confirm.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import type { CardRow } from '../../frame/parts/CardRows.tsx'
import { RowsCard } from '../../frame/parts/RowsCard.tsx'
import { Screen } from '../../frame/parts/Screen.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useTitle } from '../../frame/shell/use-title.ts'
import { addAuthorityDialog, editAuthorityDialog } from './authority-dialog.ts'
import styles from './authority.styles.css'

/** The actions on one holder's limits in a region. */
const Ends = ({
  entry,
  onReset,
}: {
  readonly entry: AuthorityEntry
  readonly onReset: () => void
}) => {
  const css = useStyles(styles)
  const t = useWording('authority', 'products')
  const { dialogs } = usePortal()
  const { holder, name, region, line } = entry
  const params = { name, region: `${regionName(region)}, ${t(lineKey(line))}` }
  return (
    <span className={css['ends']}>
      {entry.modified !== null && (
        <Button size="small" aria-label={t('authority:reset.named', params)} onClick={onReset}>
          {t('authority:reset.action')}
        </Button>
      )}
      <Button
        size="small"
        aria-label={t('authority:editNamed', params)}
        onClick={() => void dialogs.open(editAuthorityDialog, { ...holder, region, line })}
      >
        {t('authority:edit')}
      </Button>
    </span>
  )
}

/**
 * Underwriting authority by region and line of business: roles first, then users with their own
 * limits.
 */
export const AuthorityScreen = () => {
  const css = useStyles(styles)
  const t = useWording('portal', 'authority', 'products')
  const portal = usePortal()
  const { api, queries, dialogs, notifications } = portal
  const { wholeMoney, dateTime } = useFormats()
  const { attempt } = useAttempt<'reset'>()
  const ownRegion = useStore(portal.region.$region)
  const title = t('authority:title')
  useTitle(title)
  const answer = useQuery(queries.options(listAuthority))

  const limitsOf = ({ region, maxLimit, maxPremium, maxIrpm }: AuthorityEntry) => {
    const max = (value: number) => ({ max: wholeMoney(value, currencyOf[region]) })
    return [
      maxLimit === null ? t('authority:noLimit') : t('authority:limit', max(maxLimit)),
      maxPremium === null ? t('authority:noPremium') : t('authority:premium', max(maxPremium)),
      maxIrpm === null ? t('authority:noIrpm') : t('authority:irpm', { max: maxIrpm }),
    ].join(' · ')
  }

  const reset = async (entry: AuthorityEntry) => {
    const { holder, name, region, line, modified } = entry
    const params = { name }
    const isSure = await confirm(portal, {
      title: t('authority:reset.title'),
      lead: t('authority:reset.lead', params),
      confirm: t('authority:reset.confirm'),
      summary: [
        [t('authority:field.region'), regionName(region)],
        [t('authority:field.line'), t(lineKey(line))],
        [t('authority:title'), limitsOf(entry)],
      ],
    })
    if (!isSure) return
    const failure = await attempt('reset', async () => {
      await api.call(resetAuthority, {
        query: { ...holder, region, line },
        ifMatch: modified ?? undefined,
      })
      notifications.show('success', t('authority:reset.done', params))
    })
    if (failure !== undefined) notifications.show('error', failure)
    await queries.refresh(listAuthority)
  }

  const rowOf = (entry: AuthorityEntry): CardRow => {
    const { holder, name, line, setBy, modified } = entry
    return {
      id: `${holder.kind}.${holder.id}.${line}`,
      name: (
        <span className={css['holder']}>
          <strong>{line === 'all' ? name : `${name} · ${t(lineKey(line))}`}</strong>
          <span>{limitsOf(entry)}</span>
          <span className={css['muted']}>
            {modified === null
              ? t('authority:standard')
              : t('authority:setBy', { name: setBy ?? '', date: dateTime(modified) })}
          </span>
        </span>
      ),
      end: <Ends entry={entry} onReset={() => void reset(entry)} />,
    }
  }
  const inOrder: readonly Region[] = [
    ownRegion,
    ...regions.filter((region) => region !== ownRegion),
  ]
  return (
    <Screen
      title={title}
      lead={t('authority:lead')}
      actions={
        <Button
          variant="primary"
          onClick={() => void dialogs.open(addAuthorityDialog, { region: ownRegion })}
        >
          {t('authority:add')}
        </Button>
      }
    >
      <div className={css['regions']}>
        {inOrder.map((region) => (
          <RowsCard
            key={region}
            title={regionName(region)}
            answer={answer}
            empty={t('authority:none')}
            rows={({ content }) => content.filter((each) => each.region === region).map(rowOf)}
          />
        ))}
      </div>
    </Screen>
  )
}
