import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { searchAgencies } from '#core/directory/agencies/endpoints.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useDebounced } from '../../frame/forms/use-debounced.ts'
import { Screen } from '../../frame/parts/Screen.tsx'
import { useCan } from '../../frame/platform/use-can.ts'
import { RowsCard } from '../../frame/parts/RowsCard.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useTitle } from '../../frame/shell/use-title.ts'
import { addAgencyDialog } from './agency-dialogs.ts'
import { AgencyLink } from './AgencyLink.tsx'
import styles from './agency.styles.css'

/** The agencies of the portal's region, searchable by name, number or place. */
export const AgenciesScreen = () => {
  const css = useStyles(styles)
  const t = useWording('portal', 'agencies', 'accounts')
  const { queries, region, dialogs } = usePortal()
  const can = useCan()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed)
  const title = t('accounts:menu.agencies')
  useTitle(title)
  const query = { country: useStore(region.$region), ...(search !== '' && { search }) }
  const answer = useQuery({
    ...queries.options(searchAgencies, { query }),
    placeholderData: keepPreviousData,
  })
  return (
    <Screen
      title={title}
      actions={
        can('agency:manage') && (
          <Button variant="primary" onClick={() => void dialogs.open(addAgencyDialog, {})}>
            {t('agencies:add')}
          </Button>
        )
      }
    >
      <div className={css['search']}>
        <Field label={t('agencies:search')}>
          <TextInput
            type="search"
            value={typed}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
      <div className={css['list']}>
        <RowsCard
          title={t('agencies:found')}
          answer={answer}
          empty={t('agencies:none.found')}
          rows={({ content }) =>
            content.map(({ id, name, npn, city, state }) => ({
              id,
              name: <AgencyLink id={id} name={name} />,
              mark: npn,
              end: [city, state].filter(Boolean).join(', '),
            }))
          }
        />
      </div>
    </Screen>
  )
}
