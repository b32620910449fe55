import { useState } from 'react'
import { filterByName } from '#core/platform/lists/filter-by-name.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Icon } from '../../frame/icons/Icon.tsx'
import { PickList } from '../../frame/parts/PickList.tsx'
import { useFloating } from '../../frame/parts/use-floating.ts'
import popoverStyles from '../../frame/parts/popover.styles.css'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useTeams, type Teams } from './use-teams.ts'
import styles from './team-selector.styles.css'

/** Selects the team whose records the tables show; hidden when there is no choice. */
export const TeamSelector = () => {
  const teams = useTeams()
  return teams.choices.length > 1 ? <Selector teams={teams} /> : null
}

const Selector = ({ teams: { choices, chosen } }: { readonly teams: Teams }) => {
  const css = { ...useStyles(popoverStyles), ...useStyles(styles) }
  const t = useWording('impersonation', 'element')
  const { settings } = usePortal()
  const [typed, setTyped] = useState('')
  const { isOpen, trigger, panel, toggle, close } = useFloating('bottom-end', 'input')
  const matches = filterByName(choices, typed)

  const pick = (id: string) => {
    settings.set('team', id)
    close()
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={css['trigger']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setTyped('')
          toggle()
        }}
      >
        <span className={css['name']}>{t('impersonation:team.label')}</span>
        <span className={css['team']}>{chosen?.name}</span>
        <Icon name="chevronDown" />
      </button>
      {isOpen && (
        <div
          ref={panel}
          popover="auto"
          role="dialog"
          aria-label={t('impersonation:team.label')}
          className={`${css['panel']} ${css['teams']}`}
        >
          <PickList
            label={t('impersonation:team.search')}
            placeholder={t('impersonation:team.search')}
            typed={typed}
            onType={setTyped}
            rows={matches.map(({ id, name }) => ({
              id,
              label: name,
              isChosen: id === chosen?.id,
            }))}
            onPick={pick}
            status={matches.length === 0 ? t('element:noMatches') : undefined}
          />
        </div>
      )}
    </>
  )
}
